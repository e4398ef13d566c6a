import { Check, CircleAlert, LoaderCircle, type LucideIcon, PencilLine } from 'lucide-react';
import type { Generation } from '../../api/temporary.ts';

interface Flag {
  words: string;
  Icon: LucideIcon;
  tone: string;
}

const PUBLISH: Record<Generation['publish_status'], Flag> = {
  published: { words: 'Published', Icon: Check, tone: 'text-good' },
  publishing: { words: 'Publishing', Icon: LoaderCircle, tone: 'text-muted-foreground' },
  failed: { words: 'Publish failed', Icon: CircleAlert, tone: 'text-destructive' },
  draft: { words: 'Draft', Icon: PencilLine, tone: 'text-muted-foreground' },
};

/** Where a design stands with the shop. */
export function PublishFlag({ generation }: { generation: Generation }) {
  const flag = flagOf(generation);
  if (!flag) return null;
  return (
    <span className={`inline-flex items-center gap-1.5 font-semibold text-sm ${flag.tone}`}>
      <flag.Icon aria-hidden="true" className="size-4" />
      {flag.words}
    </span>
  );
}

function flagOf({ status, publish_status, image_url }: Generation): Flag | null {
  if (status === 'finalized' || status === 'preview') return PUBLISH[publish_status] ?? PUBLISH.draft;
  if (status === 'error' && image_url)
    return { words: 'Not published to Printify', Icon: CircleAlert, tone: 'text-warning' };
  return null;
}

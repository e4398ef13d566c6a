import { Check, CircleAlert, Clock, Eye, LoaderCircle, type LucideIcon, PencilLine } from 'lucide-react';
import type { GenerationView } from '../../../api/model/generationView.ts';
import { plannedWords } from '../model/publishing.ts';
import { isFinished } from '../model/status.ts';

interface Flag {
  words: string;
  Icon: LucideIcon;
  tone: string;
}

const PUBLISH_FLAGS: Record<GenerationView['publish_status'], Flag> = {
  published: { words: 'Published', Icon: Check, tone: 'text-good' },
  publishing: { words: 'Publishing', Icon: LoaderCircle, tone: 'text-muted-foreground' },
  failed: { words: 'Publish failed', Icon: CircleAlert, tone: 'text-destructive' },
  draft: { words: 'Draft', Icon: PencilLine, tone: 'text-muted-foreground' },
};

export function PublishFlag({ generation }: { generation: GenerationView }) {
  const flag = flagOf(generation);
  if (!flag) return null;
  return (
    <span className={`inline-flex items-center gap-1.5 font-semibold text-sm ${flag.tone}`}>
      <flag.Icon aria-hidden="true" className="size-4" />
      {flag.words}
    </span>
  );
}

function flagOf(generation: GenerationView): Flag | null {
  const { status, publish_status, image_url, error_code, waiting } = generation;
  if (status === 'preview') return { words: 'Needs your review', Icon: Eye, tone: 'text-warning' };
  if (error_code === 'discarded') return { words: 'Discarded', Icon: CircleAlert, tone: 'text-muted-foreground' };
  if (error_code === 'canceled') return { words: 'Canceled', Icon: CircleAlert, tone: 'text-muted-foreground' };
  if (waiting && status === 'finalized')
    return { words: 'Waiting to publish', Icon: Clock, tone: 'text-muted-foreground' };
  const planned = status === 'finalized' && plannedWords(generation);
  if (planned) return { words: planned, Icon: Clock, tone: 'text-muted-foreground' };
  if (isFinished(generation)) return PUBLISH_FLAGS[publish_status];
  if (status === 'error' && image_url)
    return { words: 'Not published to Printify', Icon: CircleAlert, tone: 'text-warning' };
  return null;
}

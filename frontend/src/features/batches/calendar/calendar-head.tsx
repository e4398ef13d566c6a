import { Pause, Play } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { BatchDetails } from '../../../api/model/batchDetails.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { pluralize } from '../../../lib/format.ts';
import { pausedWords } from '../model/words.ts';
import { openPublishing, PublishingDialog } from '../publishing/open-publishing.ts';
import { releaseWords } from '../publishing/release-words.ts';
import { useBatchCommands } from '../running/use-batch-commands.ts';

/** How the batch goes out, how far it is, and a way to hold it. */
export function CalendarHead({ batch, rows }: { batch: BatchDetails; rows: readonly RowView[] }) {
  const [isChanging, setChanging] = useState(false);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="max-w-prose text-muted-foreground">
          {releaseWords(batch, rows)}{' '}
          {batch.state !== 'canceled' && (
            <Button
              variant="link"
              size="bare"
              className="text-foreground"
              onClick={() => openPublishing(() => setChanging(true))}
            >
              Change
            </Button>
          )}
        </p>
        <PauseButton batch={batch} />
      </div>
      {batch.state === 'paused' && (
        <p role="status" className="rounded-md bg-muted p-3">
          {pausedWords(batch)}
        </p>
      )}
      <Counts batch={batch} />
      {isChanging && (
        <Suspense>
          <PublishingDialog batch={batch} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </div>
  );
}

function PauseButton({ batch: { id, state } }: { batch: BatchDetails }) {
  const { pause, resume, isBusy } = useBatchCommands(id);
  if (state === 'paused')
    return (
      <Button variant="ink" size="sm" disabled={isBusy} onClick={resume}>
        <Play aria-hidden="true" />
        Resume
      </Button>
    );
  if (state !== 'running' && state !== 'finished') return null;
  return (
    <Button size="sm" disabled={isBusy} onClick={pause}>
      <Pause aria-hidden="true" />
      Pause
    </Button>
  );
}

function Counts({ batch: { id, counts } }: { batch: BatchDetails }) {
  const open = counts.made + counts.needs_review;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm *:inline-flex *:min-h-6 *:items-center">
      <li>{pluralize(counts.published, 'design')} in your shop</li>
      {counts.publishing > 0 && (
        <li>
          {counts.publishing} on {counts.publishing === 1 ? 'its' : 'their'} way
        </li>
      )}
      <li>
        {counts.approved} waiting for {counts.approved === 1 ? 'its' : 'their'} time
      </li>
      {open > 0 && (
        <li>
          <Link to={`/batches/${id}/review`} className="underline underline-offset-4">
            {open} waiting for your approval
          </Link>
        </li>
      )}
      {counts.publish_failed > 0 && <li className="text-destructive">{counts.publish_failed} not published</li>}
    </ul>
  );
}

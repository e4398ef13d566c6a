import { CheckCheck, Keyboard, Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { BatchDetails } from '../../../api/model/batchDetails.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { pluralize, wholeNumber } from '../../../lib/format.ts';
import { openPublishing, PublishingDialog } from '../publishing/open-publishing.ts';
import { releaseWords } from '../publishing/release-words.ts';

interface ReviewHeadProps {
  batch: BatchDetails;
  rows: readonly RowView[];
  reviewed: { done: number; total: number };
  /** Ids of the rows that can be approved together. */
  made: string[];
  onApproveAll: (rowIds: string[]) => void;
  onUndo: () => void;
  onHelp: () => void;
}

export function ReviewHead(props: ReviewHeadProps) {
  const { batch, rows, reviewed, made, onApproveAll, onUndo, onHelp } = props;
  const { done, total } = reviewed;
  const words = releaseWords(batch, rows);
  const [opened, setOpened] = useState<'publishing' | { approve: string[] }>();
  const close = () => setOpened(undefined);
  return (
    <div className="grid gap-3">
      <p className="text-muted-foreground">
        {words}{' '}
        {batch.state !== 'canceled' && (
          <Button
            variant="link"
            size="bare"
            className="text-foreground"
            onClick={() => openPublishing(() => setOpened('publishing'))}
          >
            Change
          </Button>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="grid min-w-44 flex-1 gap-1.5">
          <p role="status" className="font-semibold">
            {done} of {total} reviewed
          </p>
          <progress aria-label="Reviewed" className="sr-only" value={done} max={Math.max(1, total)} />
          <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-border">
            <span className="block h-full bg-spot" style={{ width: `${(100 * done) / Math.max(1, total)}%` }} />
          </span>
        </div>
        <div className="flex flex-wrap gap-1.5">
          <Button size="sm" variant="quiet" title="Z" onClick={onUndo}>
            <Undo2 aria-hidden="true" />
            Undo
          </Button>
          <Button size="sm" variant="quiet" className="pointer-coarse:hidden" title="?" onClick={onHelp}>
            <Keyboard aria-hidden="true" />
            Keys
          </Button>
          {made.length > 0 && (
            <Button size="sm" onClick={() => setOpened({ approve: made })}>
              <CheckCheck aria-hidden="true" />
              Approve all {wholeNumber(made.length)}
            </Button>
          )}
        </div>
      </div>
      {opened === 'publishing' && (
        <Suspense>
          <PublishingDialog batch={batch} onClose={close} />
        </Suspense>
      )}
      {typeof opened === 'object' && (
        <ApproveAllDialog
          words={words}
          count={opened.approve.length}
          onClose={close}
          onApprove={() => {
            close();
            onApproveAll(opened.approve);
          }}
        />
      )}
    </div>
  );
}

interface ApproveAllDialogProps {
  /** How they go out. */
  words: string;
  count: number;
  onClose: () => void;
  onApprove: () => void;
}

function ApproveAllDialog({ words, count, onClose, onApprove }: ApproveAllDialogProps) {
  return (
    <Dialog
      title={`Approve ${pluralize(count, 'design')}?`}
      description="Approves all that are made and not decided yet"
      narrow
      onClose={onClose}
    >
      <div className="grid gap-5 p-5 sm:p-7">
        <p>{words} Those that need your review are left out: each of them needs a decision of its own.</p>
        <Button variant="ink" className="justify-self-start" onClick={onApprove}>
          Approve {pluralize(count, 'design')}
        </Button>
      </div>
    </Dialog>
  );
}

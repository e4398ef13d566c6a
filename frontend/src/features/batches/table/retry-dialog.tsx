import type { RowView } from '../../../api/model/rowView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { pluralize } from '../../../lib/format.ts';
import { retryVerb } from '../model/words.ts';

interface RetryDialogProps {
  rows: RowView[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Says what it costs. */
export function RetryDialog({ rows, onConfirm, onClose }: RetryDialogProps) {
  const paid = rows.filter(({ retryCredits }) => retryCredits > 0).length;
  const credits = rows.reduce((sum, { retryCredits }) => sum + retryCredits, 0);
  const verb = retryVerb(rows);
  const free = rows.length - paid;
  return (
    <Dialog
      narrow
      title={`${verb} ${pluralize(rows.length, 'row')} again?`}
      description="What it costs."
      onClose={onClose}
    >
      <div className="grid gap-5 px-5 py-6 sm:px-7">
        {free > 0 && <p>{pluralize(free, 'finished design')} taken to Printify again, free of charge.</p>}
        {paid > 0 && (
          <p>
            {pluralize(paid, 'row')} redrawn for {pluralize(credits, 'credit')}. Designs that were made go to the trash.
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Go back</Button>
          <Button
            variant="ink"
            onClick={() => {
              onConfirm();
              onClose();
            }}
          >
            {verb} again
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

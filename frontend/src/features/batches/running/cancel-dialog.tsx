import type { BatchDetails } from '../../../api/model/batchDetails.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';

interface CancelDialogProps {
  batch: BatchDetails;
  onConfirm: () => void;
  onClose: () => void;
}

export function CancelDialog({ batch: { name, counts }, onConfirm, onClose }: CancelDialogProps) {
  return (
    <Dialog narrow title="Cancel this batch?" description={name} onClose={onClose}>
      <div className="grid gap-5 px-5 py-6 sm:px-7">
        <p>
          {counts.waiting + counts.faulty > 0
            ? 'Rows that have not begun never begin and cost nothing. '
            : 'All rows have begun. '}
          What only waits gets its credit back, what is made stays in your library. A canceled batch can’t be started
          again.
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Go back</Button>
          <Button
            variant="destructive"
            onClick={() => {
              onConfirm();
              onClose();
            }}
          >
            Cancel the batch
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

import type { BatchDetails } from '../../../api/model/batchDetails.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { cancelWords } from '../model/words.ts';

interface CancelDialogProps {
  batch: BatchDetails;
  onConfirm: () => void;
  onClose: () => void;
}

export function CancelDialog({ batch, onConfirm, onClose }: CancelDialogProps) {
  return (
    <Dialog narrow title="Cancel this batch?" description={batch.name} onClose={onClose}>
      <div className="grid gap-5 px-5 py-6 sm:px-7">
        <p>{cancelWords(batch)}</p>
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

import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { pluralize, wholeNumber } from '../../../lib/format.ts';
import { TRASH_DAYS } from '../model/trash.ts';

interface DeleteDialogProps {
  count: number;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function DeleteDialog({ count, busy, onConfirm, onClose }: DeleteDialogProps) {
  const title = count === 1 ? 'Delete this design?' : `Delete ${wholeNumber(count)} designs?`;
  return (
    <Dialog title={title} description="They are moved to the trash." narrow onClose={onClose}>
      <div className="grid gap-5 px-5 py-6 sm:px-7">
        <p>
          {count === 1 ? 'It is' : 'They are'} moved to the trash, where you can restore {count === 1 ? 'it' : 'them'}{' '}
          for {pluralize(TRASH_DAYS, 'day')}. Then print files, pictures and {count === 1 ? 'its listing' : 'listings'}{' '}
          are removed for good.
        </p>
        <p>
          <strong>Products at Printify and listings in your shop stay.</strong> Delete those in Printify. Designs still
          being made or published are skipped.
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="destructive" disabled={busy} onClick={onConfirm}>
            {busy ? 'Deleting…' : 'Move to trash'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

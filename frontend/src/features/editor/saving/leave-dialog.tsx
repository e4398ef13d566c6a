import { useBlocker } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import type { Editor } from '../state/use-steps.ts';
import type { Saving } from './use-saving.ts';

/** Asks before a design with unsaved changes is left. */
export function LeaveDialog<D>({ editor, saving }: { editor: Editor<D>; saving: Saving }) {
  const { isDirty, open, saved } = editor;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;

  async function saveAndLeave() {
    if (await saving.save()) blocker.proceed?.();
    else blocker.reset?.();
  }
  function leave() {
    open(saved);
    blocker.proceed?.();
  }

  return (
    <Dialog
      narrow
      title="Save your changes?"
      description="Asks what to do with unsaved changes."
      onClose={() => !saving.isSaving && blocker.reset()}
    >
      <div className="grid gap-6 p-5 sm:p-7">
        <p>You changed this design and haven’t saved it.</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="ink" disabled={saving.isSaving} onClick={saveAndLeave}>
            {saving.isSaving ? 'Saving…' : 'Save and leave'}
          </Button>
          <Button variant="destructive" disabled={saving.isSaving} onClick={leave}>
            Discard changes
          </Button>
          <Button variant="quiet" disabled={saving.isSaving} onClick={() => blocker.reset()}>
            Keep editing
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

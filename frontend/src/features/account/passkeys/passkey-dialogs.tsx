import type { PasskeyListItem } from '@supabase/auth-js';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { RemoveFactorDialog } from '../two-step/factor-dialogs.tsx';
import { type Factors, hasOneFactor, renamePasskey } from '../two-step/use-factors.ts';
import { NameForm } from './name-form.tsx';

interface PasskeyDialogProps {
  passkey: PasskeyListItem;
  onClose: () => void;
}

export function RenamePasskeyDialog({ passkey: { id, friendly_name: name = '' }, onClose }: PasskeyDialogProps) {
  return (
    <Dialog narrow title={`Rename ${name}`} description="Changes the name of the passkey." onClose={onClose}>
      <div className="p-5 sm:p-7">
        <NameForm
          initial={name}
          label="Save"
          busyLabel="Saving…"
          action={(changed) => renamePasskey(id, changed)}
          onDone={onClose}
          onCancel={onClose}
        />
      </div>
    </Dialog>
  );
}

export function RemovePasskeyDialog({ passkey, factors, onClose }: PasskeyDialogProps & { factors: Factors }) {
  return (
    <RemoveFactorDialog factor={passkey} kind="passkey" factors={factors} success="Passkey removed" onClose={onClose}>
      It no longer signs you in, and devices that it signed in are signed out. Your device may keep offering it until
      you remove it there too.{' '}
      {hasOneFactor(factors) &&
        'Two-step sign-in ends, and your recovery codes with it: your password alone signs you in.'}
    </RemoveFactorDialog>
  );
}

import { addPasskey } from '../../auth/index.ts';
import { AddFactorDialog } from '../two-step/factor-dialogs.tsx';
import { type Factors, freeName } from '../two-step/use-factors.ts';
import { NameForm } from './name-form.tsx';

interface AddPasskeyDialogProps {
  factors: Factors;
  deviceName: string;
  onClose: () => void;
}

export function AddPasskeyDialog({ factors, deviceName, onClose }: AddPasskeyDialogProps) {
  return (
    <AddFactorDialog
      factors={factors}
      title="Add a passkey"
      description="Adds a passkey to your account."
      onClose={onClose}
    >
      {(onAdded, close) => (
        <PasskeyStep
          factors={factors}
          initialName={freeName(deviceName, [...factors.apps, ...factors.passkeys])}
          onAdded={onAdded}
          onCancel={close}
        />
      )}
    </AddFactorDialog>
  );
}

interface PasskeyStepProps {
  factors: Factors;
  initialName: string;
  onAdded: () => void;
  onCancel: () => void;
}

function PasskeyStep({ factors, initialName, onAdded, onCancel }: PasskeyStepProps) {
  const isFirst = factors.apps.length + factors.passkeys.length === 0;
  return (
    <>
      <p>
        Your browser asks where to store it: on this device, on your phone or on a security key.{' '}
        {isFirst &&
          'From then on, signing in with your password also asks for the passkey. All other devices are signed out.'}
      </p>
      <NameForm
        initial={initialName}
        label="Add passkey"
        busyLabel="Waiting for your device…"
        action={addPasskey}
        onDone={onAdded}
        onCancel={onCancel}
      />
    </>
  );
}

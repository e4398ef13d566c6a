import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { QuestionDialog } from '../../../components/ui/question-dialog.tsx';
import { NewCodes } from './recovery-codes.tsx';
import { type Factors, refreshFactors, useRemoveFactor } from './use-factors.ts';

interface AddFactorDialogProps {
  factors: Factors;
  title: string;
  description: string;
  onClose: () => void;
  /** The first of two steps; the second is the recovery codes, where there are none. */
  children: (onAdded: () => void, close: () => void) => ReactNode;
}

export function AddFactorDialog({ factors, title, description, onClose, children }: AddFactorDialogProps) {
  const [isAdded, setAdded] = useState(false);
  const close = () => {
    onClose();
    void refreshFactors();
  };
  return (
    <Dialog narrow title={isAdded ? 'Store your recovery codes' : title} description={description} onClose={close}>
      <div className="grid gap-6 p-5 sm:p-7">
        {isAdded ? (
          <NewCodes replaces={false} onDone={close} />
        ) : (
          children(factors.codes ? close : () => setAdded(true), close)
        )}
      </div>
    </Dialog>
  );
}

interface RemoveFactorDialogProps {
  factor: { id: string; friendly_name?: string };
  /** As in "Remove the app". */
  kind: 'app' | 'passkey';
  factors: Factors;
  success: string;
  onClose: () => void;
  /** What follows. */
  children: ReactNode;
}

export function RemoveFactorDialog({ factor, kind, factors, success, onClose, children }: RemoveFactorDialogProps) {
  const remove = useRemoveFactor(factors, success);
  return (
    <QuestionDialog
      title={`Remove ${factor.friendly_name}?`}
      consequence={children}
      action={remove.isPending ? 'Removing…' : `Remove the ${kind}`}
      variant="destructive"
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(factor.id, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

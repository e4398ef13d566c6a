import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface QuestionDialogProps {
  title: string;
  /** What follows from it. */
  consequence: ReactNode;
  action: string;
  variant: 'ink' | 'destructive';
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done. */
export function QuestionDialog({ title, consequence, action, variant, ...rest }: QuestionDialogProps) {
  const { isPending, onConfirm, onClose } = rest;
  return (
    <Dialog narrow title={title} description="Explains the consequences." onClose={onClose}>
      <div className="grid gap-5 p-5 sm:p-7">
        <p>{consequence}</p>
        <div className="flex flex-wrap gap-3">
          <Button variant={variant} disabled={isPending} onClick={onConfirm}>
            {action}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

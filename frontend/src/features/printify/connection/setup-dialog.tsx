import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Spinner } from '../../../components/ui/state/spinner.tsx';

const SetupSteps = lazy(async () => ({ default: (await import('./setup-steps.tsx')).SetupSteps }));

interface SetupDialogProps {
  /** Why it is open, as the server says it. */
  reason: string;
  /** Products can be made now. */
  onReady: () => void;
  onClose: () => void;
}

/** Connects Printify where it is needed, and chooses a shop where the account has several. */
export function SetupDialog({ reason, onReady, onClose }: SetupDialogProps) {
  return (
    <Dialog narrow title="Setup Required" description="Connects your Printify account." onClose={onClose}>
      <div className="grid gap-6 p-5 sm:p-7">
        <div className="grid gap-1">
          <p>{reason}</p>
          <p className="text-muted-foreground">
            Your description and colors stay here. Your design starts as soon as this is done.
          </p>
        </div>
        <Suspense fallback={<Spinner label="Asking Printify…" />}>
          <SetupSteps onReady={onReady} />
        </Suspense>
        <Button asChild variant="link" size="bare" className="min-h-11 justify-self-start">
          <Link to="/settings/printify">Go to Settings</Link>
        </Button>
      </div>
    </Dialog>
  );
}

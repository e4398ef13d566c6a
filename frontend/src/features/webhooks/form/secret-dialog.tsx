import { Copy } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { copyText } from '../../../lib/copy-text.ts';

interface SecretDialogProps {
  secret: string;
  /** After a rotation: the secret before it signs too for a day. */
  isRotated?: boolean;
  onClose: () => void;
}

export function SecretDialog({ secret, isRotated = false, onClose }: SecretDialogProps) {
  return (
    <Dialog narrow title="Signing secret" description="The secret of the webhook, shown once." onClose={onClose}>
      <div className="grid gap-5 p-5 sm:p-7">
        <p role="status">
          This secret is shown only once. Your program verifies with it that a request comes from us, by{' '}
          <a href="https://www.standardwebhooks.com" target="_blank" rel="noreferrer" className="underline">
            Standard Webhooks
          </a>
          .{isRotated && ' For the next 24 hours, the secret before it works too.'}
        </p>
        <code className="break-all rounded-md bg-muted p-4 text-sm">{secret}</code>
        <div className="flex flex-wrap gap-3">
          <Button variant="ink" onClick={() => void copyText(secret, 'Secret copied')}>
            <Copy aria-hidden="true" />
            Copy
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

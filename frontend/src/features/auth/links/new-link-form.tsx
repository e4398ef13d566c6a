import { useNavigate } from 'react-router';
import { EmailForm } from '../forms/email-form.tsx';
import { INBOX, pendingMailTo, readPendingMail } from '../mails/pending-mail.ts';
import { resendMail } from '../mails/request-mail.ts';
import { requestReset } from '../sign-in/auth-actions.ts';

/** In place of a link that is no longer good: one press mails another, and the address is known where it was typed here. */
export function NewLinkForm({ kind }: { kind: 'recovery' | 'signup' }) {
  const navigate = useNavigate();
  const pending = readPendingMail();
  const resend = (email: string) =>
    resendMail({ nextAt: 0, kind, email, flowId: pendingMailTo(email, 'signup')?.flowId });
  return (
    <EmailForm
      email={pending?.kind === kind ? pending.email : ''}
      button="Send a new link"
      request={kind === 'recovery' ? requestReset : resend}
      onSent={() => navigate(INBOX)}
    />
  );
}

import { useNavigate } from 'react-router';
import { toast } from '../../../lib/toast.ts';
import { EmailForm } from '../forms/email-form.tsx';
import { INBOX } from '../mails/pending-mail.ts';
import { requestReset } from './auth-actions.ts';

interface ResetRequestFormProps {
  email: string;
  onEmail: (email: string) => void;
}

export function ResetRequestForm({ email, onEmail }: ResetRequestFormProps) {
  const navigate = useNavigate();
  return (
    <EmailForm
      email={email}
      button="Send Reset Link"
      onEmail={onEmail}
      onMissing={showMissingEmail}
      request={requestReset}
      onSent={() => navigate(INBOX)}
    />
  );
}

function showMissingEmail(): void {
  toast({ title: 'Email required', description: 'Please enter your email address.', tone: 'destructive' });
}

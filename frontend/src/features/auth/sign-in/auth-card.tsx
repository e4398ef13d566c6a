import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { readLostSession, type SignOutReason } from '../../../api/client/lost-session.ts';
import { Button } from '../../../components/ui/button.tsx';
import { AuthFrame } from '../forms/auth-frame.tsx';
import { EmailForm } from '../forms/email-form.tsx';
import { INBOX } from '../mails/pending-mail.ts';
import { requestMail } from '../mails/request-mail.ts';
import { useAuth } from '../session/auth-provider.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';

export type AuthMode = 'sign-up' | 'sign-in' | 'code' | 'reset';

const WORDS: Record<AuthMode, { title: string; lead: string }> = {
  'sign-up': {
    title: 'Create Account',
    lead: 'Every account gets 20 free credits monthly. 1 credit is one design with its product.',
  },
  'sign-in': { title: 'Sign In', lead: 'Welcome back. Every account gets 20 free credits monthly.' },
  code: { title: 'Sign in with a code', lead: 'We’ll email you a code that signs you in. No password is needed.' },
  reset: { title: 'Reset Password', lead: 'We’ll email you a link that lets you choose a new password.' },
};

const SIGN_OUT_WORDS: Record<SignOutReason, string> = {
  refresh_token_already_used:
    'You were signed out because your session was also used somewhere else. If that wasn’t you, check your email for what to do.',
  session_expired:
    'You were signed out because it’s been a long time since you signed in. Sign in to pick up where you left off.',
  refresh_token_not_found:
    'Your session has ended. Sign in to pick up where you left off. What you typed is still here.',
  session_not_found: 'Your session has ended. Sign in to pick up where you left off. What you typed is still here.',
};

const SESSION_UNREAD = 'We couldn’t read your session. Check your connection, then try again.';

/** Why nobody is signed in: the server ended the session, or it could not be read. The page is prerendered without it. */
function SignOutNotice() {
  const { error } = useAuth();
  const [reason, setReason] = useState<SignOutReason | null>(null);
  useEffect(() => setReason(readLostSession()?.reason ?? null), []);
  if (!reason && !error) return null;
  return (
    <div
      role="status"
      className="grid justify-items-start gap-1 rounded-md border border-input bg-muted px-4 py-3 text-sm"
    >
      <p>{reason ? SIGN_OUT_WORDS[reason] : SESSION_UNREAD}</p>
      {!reason && (
        <Button variant="link" size="bare" className="min-h-11" onClick={() => window.location.reload()}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** One card with four modes, which share the typed email. */
export function AuthCard({ initialMode, initialEmail = '' }: { initialMode: AuthMode; initialEmail?: string }) {
  const [mode, setMode] = useState(initialMode);
  const [email, setEmail] = useState(initialEmail);
  const shared = { email, onEmail: setEmail };
  const back = () => setMode('sign-in');
  return (
    <AuthFrame {...WORDS[mode]}>
      {mode === 'sign-in' && <SignOutNotice />}
      {mode === 'reset' && <ResetRequestForm {...shared} />}
      {mode === 'code' && <CodeRequestForm {...shared} />}
      {mode === 'reset' && <BackButton onPress={back}>Back to Sign In</BackButton>}
      {mode === 'code' && <BackButton onPress={back}>Sign in with your password</BackButton>}
      {(mode === 'sign-up' || mode === 'sign-in') && (
        <CredentialsForm key={mode} mode={mode} email={email} onEmail={setEmail} onMode={setMode} />
      )}
    </AuthFrame>
  );
}

function CodeRequestForm(address: { email: string; onEmail: (email: string) => void }) {
  const navigate = useNavigate();
  return (
    <EmailForm
      {...address}
      button="Email me a code"
      request={(email) => requestMail('code', email)}
      onSent={() => navigate(INBOX)}
    />
  );
}

function BackButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <Button variant="link" size="bare" className="min-h-11 justify-self-start text-sm" onClick={onPress}>
      {children}
    </Button>
  );
}

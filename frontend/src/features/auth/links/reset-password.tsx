import { useEffect, useState } from 'react';
import { Link, type NavigateFunction, useLocation, useNavigate } from 'react-router';
import { endLostSession, signOutLocally } from '../../../api/client/auth-client.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Spinner } from '../../../components/ui/state/spinner.tsx';
import { useOnce } from '../../../lib/hooks/use-once.ts';
import { needsSecondFactor } from '../factors/second-factor.ts';
import { AuthFrame } from '../forms/auth-frame.tsx';
import { useAuth } from '../session/auth-provider.tsx';
import { SecondFactorCard } from '../sign-in/second-factor-card.tsx';
import { NewLinkForm } from './new-link-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { verifyRecovery } from './recovery-session.ts';

const REDIRECT_MS = 2_000;

export function ResetPassword() {
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  const [done, setDone] = useState(false);
  const { session } = useAuth();
  const problem = useOnce(`recovery ${key}`, () => verifyRecovery(hash));
  if (done) return <ResetDone />;
  if (problem === undefined)
    return (
      <AuthFrame title="Reset Your Password">
        <Spinner label="Verifying reset link..." />
      </AuthFrame>
    );
  if (problem) return <ResetLinkInvalid problem={problem} />;
  if (session && needsSecondFactor(session)) return <SecondFactorCard session={session} />;
  return (
    <AuthFrame title="Reset Your Password" lead="Choose the password you sign in with from now on.">
      <NewPasswordForm onDone={() => setDone(true)} onCancel={() => void leaveForLogin(navigate)} />
    </AuthFrame>
  );
}

function ResetLinkInvalid({ problem }: { problem: string }) {
  return (
    <AuthFrame title="Reset Link Invalid" lead={<p role="alert">{problem}</p>}>
      <NewLinkForm kind="recovery" />
      <Button asChild variant="ink">
        <Link to="/login">Return to Login</Link>
      </Button>
    </AuthFrame>
  );
}

/** Ends the link's session: the sign-in screen would only lead a signed-in user to the dashboard. */
async function leaveForLogin(navigate: NavigateFunction): Promise<void> {
  try {
    await signOutLocally();
    navigate('/login');
  } catch {
    await endLostSession();
  }
}

function ResetDone() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void leaveForLogin(navigate), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <AuthFrame title="Password Reset Successful!" lead={<p role="status">Redirecting you to login...</p>} />;
}

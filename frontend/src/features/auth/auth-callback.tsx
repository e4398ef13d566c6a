import { Link, Navigate } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { Spinner } from '../../components/ui/state/spinner.tsx';
import { useOnce } from '../../lib/use-once.ts';
import { AuthFrame } from './auth-frame.tsx';
import { completeSignIn } from './complete-sign-in.ts';

/** Turns a mailed link into a session. A code works only once, so the outcome is stored until the page is left. */
export function AuthCallback() {
  const url = window.location.href;
  const outcome = useOnce(`callback ${url}`, () => completeSignIn(new URL(url)));
  if (!outcome)
    return (
      <AuthFrame title="One moment">
        <Spinner label="Confirming your email..." />
      </AuthFrame>
    );
  if ('next' in outcome) return <Navigate to={outcome.next} replace />;
  return (
    <AuthFrame title="Verification Failed" lead={<p role="alert">{outcome.problem}</p>}>
      <Button asChild variant="ink">
        <Link to="/login">Return to Login</Link>
      </Button>
    </AuthFrame>
  );
}

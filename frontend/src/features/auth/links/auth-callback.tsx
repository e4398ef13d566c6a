import { Link, Navigate } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { Spinner } from '../../../components/ui/state/spinner.tsx';
import { useOnce } from '../../../lib/hooks/use-once.ts';
import { AuthFrame } from '../forms/auth-frame.tsx';
import { AddressConfirmed } from './address-confirmed.tsx';
import { completeSignIn } from './complete-sign-in.ts';
import { NewLinkForm } from './new-link-form.tsx';

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
  if ('problem' in outcome) return <VerificationFailed {...outcome} />;
  if ('confirmed' in outcome) return <AddressConfirmed {...outcome} />;
  if (outcome.replaced !== undefined) return <AccountSwitched {...outcome} />;
  return <Navigate to={outcome.next} replace />;
}

function VerificationFailed({ problem, renew }: { problem: string; renew?: 'recovery' | 'signup' }) {
  return (
    <AuthFrame title="Verification Failed" lead={<p role="alert">{problem}</p>}>
      {renew && <NewLinkForm kind={renew} />}
      <Button asChild variant="ink">
        <Link to="/login">Return to Login</Link>
      </Button>
    </AuthFrame>
  );
}

/** A link of another account never takes the place of the session unnoticed. */
function AccountSwitched({ next, replaced, email }: { next: string; replaced?: string; email?: string }) {
  return (
    <AuthFrame
      title="Another account"
      lead={
        <p role="status">
          This browser was signed in as {replaced}. The link belongs to {email}, which is signed in now.
        </p>
      }
    >
      <Button asChild variant="ink">
        <Link to={next}>Go on as {email}</Link>
      </Button>
    </AuthFrame>
  );
}

import { Link, useNavigate } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { accountsAreOurs } from '../factors/passkeys.ts';
import { AuthFrame } from '../forms/auth-frame.tsx';
import { FirstPasswordForm } from './first-password-form.tsx';

export interface Confirmed {
  /** The mail's link. */
  confirmed: 'signup' | 'email_change';
  code: string;
  next: string;
}

/** The link was opened in another browser than the one that asked for it: the address is confirmed all the same. */
export function AddressConfirmed({ confirmed, code, next }: Confirmed) {
  const navigate = useNavigate();
  // At a hosted project the password of the sign-up counts everywhere.
  if (confirmed === 'email_change' || !accountsAreOurs()) return <SignInNow isNew={confirmed === 'signup'} />;
  return (
    <AuthFrame
      title="Your address is confirmed"
      lead={
        <p role="status">
          Choose your password here: this is another browser than the one you signed up in, and the password you typed
          there does not count.
        </p>
      }
    >
      <FirstPasswordForm code={code} onDone={() => navigate(next, { replace: true })} />
      <Link
        to="/login"
        state={{ mode: 'code' }}
        className="inline-flex min-h-11 items-center justify-self-start text-sm underline underline-offset-4"
      >
        Email me a sign-in code instead
      </Link>
    </AuthFrame>
  );
}

function SignInNow({ isNew }: { isNew: boolean }) {
  return (
    <AuthFrame
      title={isNew ? 'Your address is confirmed' : 'Your new address is confirmed'}
      lead={
        <p role="status">{isNew ? 'You can sign in now.' : 'Sign in with it from now on, with the same password.'}</p>
      }
    >
      <Button asChild variant="spot">
        <Link to="/login">Sign in</Link>
      </Button>
    </AuthFrame>
  );
}

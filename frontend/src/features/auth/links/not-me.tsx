import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { authClient, postAccounts, signOutLocally } from '../../../api/client/auth-client.ts';
import { clientConfig } from '../../../api/client/config.ts';
import { Button } from '../../../components/ui/button.tsx';
import { AuthFrame } from '../forms/auth-frame.tsx';
import { callbackUrl } from '../mails/request-mail.ts';
import { LinkIncomplete } from './confirm-link.tsx';

type Outcome = 'failed' | 'invalid' | 'address-taken' | { email: string; mailed: boolean };

/** "This was not me" in a mail leads here. */
export function NotMe() {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token');
  const [outcome, setOutcome] = useState<Outcome | 'busy' | null>(null);
  if (!token) return <LinkIncomplete />;
  if (outcome === 'invalid') return <NotMeInvalid />;
  if (outcome === 'address-taken') return <AddressTaken />;
  if (outcome !== null && typeof outcome === 'object') return <AccountSecured {...outcome} />;
  return (
    <AuthFrame title="Wasn’t this you?" lead="Then take your account back. Your designs and credits stay as they are.">
      <ul className="grid list-disc gap-2 pl-5">
        <li>Every device is signed out.</li>
        <li>The password stops working; we email you a link for a new one.</li>
        <li>A change of your email address is undone.</li>
        <li>
          If the email was about a change in your account, passkeys, authenticator apps, recovery codes, API keys and
          webhooks of the last 30 days are removed. Older ones stay.
        </li>
      </ul>
      {outcome === 'failed' && (
        <p role="alert" className="text-destructive">
          We couldn’t tell whether that worked. Please try again.
        </p>
      )}
      <Button
        variant="spot"
        disabled={outcome === 'busy'}
        onClick={async () => {
          setOutcome('busy');
          setOutcome(await secure(token));
        }}
      >
        Secure my account
      </Button>
    </AuthFrame>
  );
}

async function secure(token: string): Promise<Outcome> {
  try {
    const account = await postAccounts<{ email: string | null }>('/not-me', { token });
    if (!account) return 'invalid';
    await signOutLocally().catch(() => undefined);
    if (account.email === null) return 'address-taken';
    const redirectTo = callbackUrl('/reset-password');
    const { error } = await authClient().resetPasswordForEmail(account.email, { redirectTo });
    return { email: account.email, mailed: !error };
  } catch {
    return 'failed';
  }
}

function AddressTaken() {
  return (
    <AuthFrame
      title="Everyone is signed out"
      lead={
        <p role="status">
          The password no longer works. Your earlier address now belongs to another account, so we couldn’t give it
          back: write to {clientConfig().supportEmail}.
        </p>
      }
    />
  );
}

function AccountSecured({ email, mailed }: { email: string; mailed: boolean }) {
  const next = mailed
    ? `A link for a new password is on its way to ${email}. Open it in this browser.`
    : `Now ask for a new password for ${email}.`;
  return (
    <NotMeFrame title="Your account is safe">
      <p role="status">Every device is signed out. {next}</p>
    </NotMeFrame>
  );
}

function NotMeInvalid() {
  return (
    <NotMeFrame title="Link not valid">
      <p role="alert">
        This link was used already, or is older than 3 days. If somebody else is in your account, ask for a new password
        now: that signs every other device out.
      </p>
    </NotMeFrame>
  );
}

function NotMeFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <AuthFrame title={title} lead={children}>
      <Button asChild variant="ink">
        <Link to="/login" state={{ mode: 'reset' }}>
          Ask for a new password
        </Link>
      </Button>
    </AuthFrame>
  );
}

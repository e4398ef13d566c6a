import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { postAccounts } from '../../../api/client/auth-client.ts';
import { Button } from '../../../components/ui/button.tsx';
import { AuthFrame } from '../forms/auth-frame.tsx';
import { noteOpenedLink } from './opened-link.ts';

const WORDS: Record<string, { title: string; lead: string; button: string }> = {
  signup: {
    title: 'Confirm your address',
    lead: 'One press confirms that this address is yours.',
    button: 'Confirm my address',
  },
  recovery: {
    title: 'Choose a new password',
    lead: 'One press, then you choose the password you sign in with from now on.',
    button: 'Choose a new password',
  },
  email_change: {
    title: 'Confirm your new address',
    lead: 'One press, and you sign in with this address from now on.',
    button: 'Use this address',
  },
};
const OTHER = { title: 'Sign in', lead: 'One press signs you in.', button: 'Sign in' };

/** A mailed link leads here. Only the press uses it up: programs that check mails open links, and press nothing. */
export function ConfirmLink() {
  const values = new URLSearchParams(useLocation().hash.slice(1));
  const [token, type] = [values.get('token') ?? '', values.get('type') ?? ''];
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const { title, lead, button } = WORDS[type] ?? OTHER;
  if (!token) return <LinkIncomplete />;

  async function press() {
    setState('busy');
    try {
      const next = await postAccounts<{ url: string }>('/verify/link', Object.fromEntries(values));
      if (!next) return setState('failed');
      noteOpenedLink(type, next.url);
      window.location.replace(next.url);
    } catch {
      setState('failed');
    }
  }

  return (
    <AuthFrame title={title} lead={lead}>
      {state === 'failed' && (
        <p role="alert" className="text-destructive">
          We couldn’t tell whether that worked. Please try again.
        </p>
      )}
      <Button variant="spot" disabled={state === 'busy'} onClick={press}>
        {button}
      </Button>
    </AuthFrame>
  );
}

export function LinkIncomplete() {
  return (
    <AuthFrame
      title="Link incomplete"
      lead={<p role="alert">A part of the link is missing. Please open it from the email once more.</p>}
    >
      <Button asChild variant="ink">
        <Link to="/login">Return to Login</Link>
      </Button>
    </AuthFrame>
  );
}

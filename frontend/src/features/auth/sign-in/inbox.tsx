import { type ReactNode, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { clientConfig } from '../../../api/client/config.ts';
import { Button } from '../../../components/ui/button.tsx';
import { FieldError } from '../../../components/ui/form/field.tsx';
import { AuthFrame } from '../forms/auth-frame.tsx';
import { type MailKind, type PendingMail, readPendingMail } from '../mails/pending-mail.ts';
import { requestMail } from '../mails/request-mail.ts';
import { MailedCodeForm } from './mailed-code-form.tsx';
import { ResendButton } from './resend-button.tsx';

const SUBJECTS: Record<MailKind, string> = {
  signup: 'Confirm your address',
  recovery: 'Reset your password',
  code: 'is your sign-in code',
};

/** Where the form is that a mail was asked for in. */
const FORMS: Record<MailKind, { path: string; mode?: 'reset' | 'code' }> = {
  signup: { path: '/signup' },
  recovery: { path: '/login', mode: 'reset' },
  code: { path: '/login', mode: 'code' },
};

/** After a mail was asked for: what it is, and what to do where it does not come. */
export function Inbox() {
  const [mail, setMail] = useState(readPendingMail);
  const [isResent, setResent] = useState(false);
  if (!mail) return <Navigate to="/login" replace />;
  const update = (resent: boolean) => {
    setMail(readPendingMail());
    setResent(resent);
  };
  return (
    <AuthFrame title="Check your inbox" lead={<Lead mail={mail} isResent={isResent} />}>
      {mail.kind === 'code' && <MailedCodeForm key={mail.nextAt} email={mail.email} />}
      <ResendButton
        key={mail.kind}
        mail={mail}
        label={mail.kind === 'code' ? 'Send another code' : 'Resend the email'}
        onSent={() => update(true)}
      />
      <Hints mail={mail} onCode={() => update(false)} />
    </AuthFrame>
  );
}

function Lead({ mail: { kind, email, tooSoon }, isResent }: { mail: PendingMail; isResent: boolean }) {
  const address = <strong className="break-words text-foreground">{email}</strong>;
  const words: Record<MailKind, ReactNode> = {
    signup: <>We emailed a link to {address}. Open it in this browser, and you can start designing.</>,
    recovery: <>If {address} has an account, a link is on its way. It works for an hour.</>,
    code: <>If {address} has an account, a code is on its way. It works for ten minutes.</>,
  };
  return (
    <div role="status" className="grid gap-2">
      <p>{words[kind]}</p>
      {isResent && !tooSoon && <p className="font-semibold text-foreground">Sent again.</p>}
      {tooSoon && kind === 'signup' && <p>It went out a moment ago, with the password that you typed first.</p>}
      {tooSoon && kind !== 'signup' && <p>It went out a moment ago.</p>}
    </div>
  );
}

function Hints({ mail: { kind, email }, onCode }: { mail: PendingMail; onCode: () => void }) {
  const { supportEmail } = clientConfig();
  const { path, mode } = FORMS[kind];
  return (
    <div className="grid gap-4 border-t pt-5 text-sm">
      <ul className="grid list-disc gap-1.5 pl-5 text-muted-foreground">
        <li>Look in the spam folder, for a subject with “{SUBJECTS[kind]}”.</li>
        <li>Mail may take a minute, and at some companies ten.</li>
        <li className="break-words">Still nothing? Write to {supportEmail}.</li>
      </ul>
      {kind === 'signup' && <OtherDevice email={email} onCode={onCode} />}
      <Link
        to={path}
        state={{ email, ...(mode && { mode }) }}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold underline underline-offset-4"
      >
        Use another address
      </Link>
    </div>
  );
}

/** Nobody may learn from here whether an address is confirmed: a code in its mailbox tells its owner alone. */
function OtherDevice({ email, onCode }: { email: string; onCode: () => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  async function requestCode() {
    const found = await requestMail('code', email);
    setProblem(found);
    if (found === null) onCode();
  }
  return (
    <div className="grid justify-items-start gap-1">
      <p>Opened the link on another device? Your address is confirmed then.</p>
      <Button variant="link" size="bare" className="min-h-11 font-semibold" onClick={() => void requestCode()}>
        Email me a code to sign in here
      </Button>
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  );
}

import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { FieldError } from '../../../components/ui/form/field.tsx';
import { pluralize } from '../../../lib/format.ts';
import { useNow } from '../../../lib/hooks/use-now.ts';
import type { PendingMail } from '../mails/pending-mail.ts';
import { resendMail } from '../mails/request-mail.ts';
import { describeAuthError } from '../problems/describe-auth-error.ts';

interface ResendButtonProps {
  mail: PendingMail;
  label: string;
  onSent: () => void;
}

/** Says for how long the server sends no other mail, and then asks for one. */
export function ResendButton({ mail, label, onSent }: ResendButtonProps) {
  const seconds = Math.ceil((mail.nextAt - useNow(250)) / 1000);
  const { press, isBusy, problem } = useResend(mail, onSent);
  return (
    <div className="grid gap-2">
      <Button disabled={isBusy || seconds > 0} onClick={() => void press()}>
        {label}
      </Button>
      <p className="figures min-h-5 text-center text-muted-foreground text-sm">
        {seconds > 0 && `You can ask for another in ${pluralize(seconds, 'second')}.`}
      </p>
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  );
}

function useResend(mail: PendingMail, onSent: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function press() {
    setBusy(true);
    const found = await resendMail(mail).catch(describeAuthError);
    setBusy(false);
    setProblem(found);
    if (found === null) onSent();
  }
  return { press, isBusy, problem };
}

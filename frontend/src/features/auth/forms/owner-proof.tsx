import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { authClient } from '../../../api/client/auth-client.ts';
import { Button } from '../../../components/ui/button.tsx';
import { CodeField } from '../../../components/ui/form/code-field.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { PasswordInput } from '../../../components/ui/form/password-input.tsx';
import { AuthProblem, type AuthRefusal, describeAuthError, secondsToWait } from '../problems/describe-auth-error.ts';

/** What shows the server that the account's owner asks for a change. */
export type OwnerProof = { current_password: string } | { nonce: string };

export function toOwnerProof(typed: string, mailed: boolean): OwnerProof {
  return mailed ? { nonce: typed.replace(/\s/g, '') } : { current_password: typed };
}

/** Words for a proof that the server refused; null for any other error. */
export function describeRefusedProof(error: unknown): string | null {
  const code = codeOf(error);
  if (code === 'current_password_invalid') return 'That isn’t your current password.';
  const isOfProof = code === 'over_request_rate_limit' || code === 'reauthentication_not_valid';
  return isOfProof ? describeAuthError(error as AuthRefusal) : null;
}

/** Words for a new password that the server refused; null for any other error. */
export function describeRefusedPassword(error: unknown): string | null {
  const code = codeOf(error);
  return code === 'weak_password' || code === 'same_password' ? 'Choose another password.' : null;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null;
}

interface OwnerProofFieldProps {
  label: string;
  /** A code was mailed, and is asked for in place of the password. */
  mailed: boolean;
  onMailed: (mailed: boolean) => void;
  error: string | undefined;
  input: UseFormRegisterReturn;
}

/** The password, or a code by mail for who has none or does not know it. */
export function OwnerProofField({ label, mailed, onMailed, error, input }: OwnerProofFieldProps) {
  const [wasMailed, setWasMailed] = useState(false);
  const send = useMailCode(() => onMailed(true));

  function choosePassword() {
    setWasMailed(true);
    onMailed(false);
  }

  function chooseCode() {
    if (wasMailed) onMailed(true);
    else send.mutate();
  }

  return (
    <div className="grid justify-items-start gap-2">
      {mailed ? (
        <MailedCodeField error={error} input={input} />
      ) : (
        <Field label={label} error={error} className="w-full">
          {(control) => <PasswordInput {...control} autoComplete="current-password" {...input} />}
        </Field>
      )}
      <Button
        variant="link"
        size="bare"
        className="text-sm pointer-coarse:min-h-11"
        disabled={send.isPending}
        onClick={mailed ? choosePassword : chooseCode}
      >
        {mailed ? 'Use your password instead' : 'Email me a code instead'}
      </Button>
    </div>
  );
}

/** A code is good for one try: the server uses it up before it checks what is to be changed. */
export function MailedCodeField({ error, input }: Pick<OwnerProofFieldProps, 'error' | 'input'>) {
  const hint = <span role="status">We emailed you eight digits. They work for ten minutes.</span>;
  const send = useMutation({
    mutationKey: ['reauthenticate'],
    mutationFn: mailAnotherCode,
    meta: { success: 'We emailed you another code', failure: 'No code was mailed' },
  });
  return (
    <div className="grid w-full justify-items-start gap-2">
      <CodeField label="Code from the email" hint={hint} error={error} input={input} className="w-full" />
      <Button
        variant="link"
        size="bare"
        className="text-sm pointer-coarse:min-h-11"
        disabled={send.isPending}
        onClick={() => send.mutate()}
      >
        Email me another code
      </Button>
    </div>
  );
}

/** For the first code of a form. */
export function useMailCode(onSuccess: () => void) {
  return useMutation({
    mutationKey: ['reauthenticate'],
    mutationFn: mailCode,
    meta: { failure: 'No code was mailed' },
    onSuccess,
  });
}

/** One that went out just before is as good as another. */
async function mailCode(): Promise<void> {
  const { error } = await authClient().reauthenticate();
  if (error && secondsToWait(error) === null) throw new AuthProblem(error);
}

async function mailAnotherCode(): Promise<void> {
  const { error } = await authClient().reauthenticate();
  if (error) throw new AuthProblem(error);
}

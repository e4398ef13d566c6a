import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { authClient } from '../../../api/client/auth-client.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { PasswordInput } from '../../../components/ui/form/password-input.tsx';
import { toast } from '../../../lib/toast.ts';
import {
  describeRefusedPassword,
  describeRefusedProof,
  MailedCodeField,
  toOwnerProof,
  useMailCode,
} from '../forms/owner-proof.tsx';
import { describeAuthError } from '../problems/describe-auth-error.ts';
import { findPasswordProblem, PASSWORD_MIN_LENGTH } from '../problems/password-rules.ts';

interface Passwords {
  code: string;
  password: string;
  again: string;
}

interface NewPasswordFormProps {
  onDone: () => void;
  onCancel: () => void;
}

export function NewPasswordForm({ onDone, onCancel }: NewPasswordFormProps) {
  const form = useForm<Passwords>({ defaultValues: { code: '', password: '', again: '' } });
  const { errors, isSubmitting } = form.formState;
  const [mailed, setMailed] = useState(false);
  const mail = useMailCode(() => setMailed(true));

  async function submit({ code, password, again }: Passwords) {
    const wrong = findPasswordProblem(password, again);
    if (wrong) {
      toast({ ...wrong, tone: 'destructive' });
      return form.setError(password === again ? 'password' : 'again', { message: wrong.title }, { shouldFocus: true });
    }
    const { error } = await authClient().updateUser({ password, ...(mailed ? toOwnerProof(code, true) : {}) });
    const refused = describeRefusedProof(error);
    if (refused) return form.setError('code', { message: refused }, { shouldFocus: true });
    // The page was open for longer than a sign-in counts as fresh.
    if (error?.code === 'reauthentication_needed') return mail.mutate();
    if (!error) {
      toast({ title: 'Password updated!', description: 'Your password has been successfully reset.' });
      return onDone();
    }
    toast({ title: 'Reset failed', description: describeAuthError(error), tone: 'destructive' });
    const message = describeRefusedPassword(error);
    if (message) form.setError('password', { message }, { shouldFocus: true });
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(submit)}>
      <Field label="New Password" hint={`At least ${PASSWORD_MIN_LENGTH} characters.`} error={errors.password?.message}>
        {(control) => <PasswordInput {...control} autoComplete="new-password" {...form.register('password')} />}
      </Field>
      <Field label="Confirm Password" error={errors.again?.message}>
        {(control) => <PasswordInput {...control} autoComplete="new-password" {...form.register('again')} />}
      </Field>
      {mailed && (
        <MailedCodeField
          error={errors.code?.message}
          input={form.register('code', { required: 'Enter the code from the email.' })}
        />
      )}
      <div className="mt-2 grid grid-cols-[1fr_auto] gap-3">
        <Button type="submit" variant="spot" disabled={isSubmitting}>
          Reset Password
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

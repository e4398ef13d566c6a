import { useForm } from 'react-hook-form';
import { chooseFirstPassword } from '../../../api/client/auth-client.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { Input } from '../../../components/ui/form/input.tsx';
import { PasswordInput } from '../../../components/ui/form/password-input.tsx';
import { emailRules, newPasswordRules } from '../forms/field-rules.ts';
import { type AuthRefusal, describeAuthError } from '../problems/describe-auth-error.ts';
import { PASSWORD_MIN_LENGTH } from '../problems/password-rules.ts';
import type { Credentials } from '../sign-in/auth-actions.ts';

const PROBLEMS: Record<string, [field: keyof Credentials, words: string]> = {
  validation_failed: ['email', 'The link was sent to another address. Enter the one that got it.'],
  flow_state_expired: ['password', 'That took longer than five minutes. Get a sign-in code by email instead.'],
  flow_state_not_found: ['password', 'This account has a password already. Sign in, or get a code by email.'],
};

/** Whoever sent a link does not get a password from who opens it: the address has to be named. */
export function FirstPasswordForm({ code, onDone }: { code: string; onDone: () => void }) {
  const form = useForm<Credentials>({ defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting } = form.formState;

  async function submit({ email, password }: Credentials) {
    const chosen = { auth_code: code, email: email.trim(), password };
    const error = await chooseFirstPassword(chosen).catch((failure: AuthRefusal) => failure);
    if (!error) return onDone();
    const [field, message] = PROBLEMS[error.code ?? ''] ?? ['password', describeAuthError(error)];
    form.setError(field, { message }, { shouldFocus: true });
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(submit)}>
      <Field label="Email" hint="The address that got the link." error={errors.email?.message}>
        {(control) => (
          <Input {...control} type="email" autoComplete="username" {...form.register('email', emailRules)} />
        )}
      </Field>
      <Field label="Password" hint={`At least ${PASSWORD_MIN_LENGTH} characters.`} error={errors.password?.message}>
        {(control) => (
          <PasswordInput {...control} autoComplete="new-password" {...form.register('password', newPasswordRules)} />
        )}
      </Field>
      <Button type="submit" variant="spot" disabled={isSubmitting} className="mt-2">
        Save and start designing
      </Button>
    </form>
  );
}

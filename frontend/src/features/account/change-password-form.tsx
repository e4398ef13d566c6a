import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { authClient, verifyPassword } from '../../api/client/auth-client.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/form/field.tsx';
import { Input } from '../../components/ui/form/input.tsx';
import { toast } from '../../lib/toast.ts';
import { findPasswordProblem, PASSWORD_MIN_LENGTH, useAuth } from '../auth/index.ts';

interface Passwords {
  current: string;
  password: string;
  again: string;
}

const FIELDS = [
  { name: 'current', label: 'Current password', autoComplete: 'current-password', missing: 'Enter your password.' },
  {
    name: 'password',
    label: 'New password',
    autoComplete: 'new-password',
    hint: `At least ${PASSWORD_MIN_LENGTH} characters.`,
    missing: 'Enter a new password.',
  },
  {
    name: 'again',
    label: 'Confirm new password',
    autoComplete: 'new-password',
    missing: 'Enter the new password again.',
  },
] as const;

export function ChangePasswordForm() {
  const email = useAuth().session?.user.email ?? '';
  const form = useForm<Passwords>({ defaultValues: { current: '', password: '', again: '' } });
  const change = useChangePassword();

  function submit({ current, password, again }: Passwords) {
    const problem = findPasswordProblem(password, again);
    if (problem) return toast({ ...problem, tone: 'destructive' });
    change.mutate(
      { email, current, password },
      {
        onSuccess: () => form.reset(),
        onError: (error) =>
          error instanceof WrongPassword &&
          form.setError('current', { message: 'This is not the password you sign in with.' }, { shouldFocus: true }),
      },
    );
  }

  return (
    <form noValidate className="grid max-w-md gap-4" onSubmit={form.handleSubmit(submit, showMissingFields)}>
      <input hidden readOnly autoComplete="username" value={email} />
      {FIELDS.map(({ name, label, autoComplete, missing, ...rest }) => (
        <Field key={name} label={label} error={form.formState.errors[name]?.message} {...rest}>
          {(control) => (
            <Input
              {...control}
              type="password"
              autoComplete={autoComplete}
              {...form.register(name, { required: missing })}
            />
          )}
        </Field>
      ))}
      <Button type="submit" className="justify-self-start" disabled={change.isPending}>
        {change.isPending ? 'Changing…' : 'Change Password'}
      </Button>
    </form>
  );
}

function showMissingFields() {
  toast({ title: 'Missing fields', description: 'Please fill in all three passwords.', tone: 'destructive' });
}

interface PasswordChange {
  email: string;
  current: string;
  password: string;
}

class WrongPassword extends Error {
  constructor() {
    super('Current password is incorrect');
  }
}

/** The server then ends every other session. */
function useChangePassword() {
  return useMutation({
    mutationKey: ['changePassword'],
    mutationFn: changePassword,
    meta: {
      success: 'Password Changed',
      successDetail: 'Every other device is signed out.',
      failure: 'Password Change Failed',
    },
  });
}

async function changePassword({ email, current, password }: PasswordChange): Promise<void> {
  if (!(await verifyPassword(email, current))) throw new WrongPassword();
  const { error } = await authClient().updateUser({ password });
  if (error) throw error;
}

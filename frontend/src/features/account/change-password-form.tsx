import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { authClient, verifyPassword } from '../../api/client/auth-client.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/form/field.tsx';
import { PasswordInput } from '../../components/ui/form/password-input.tsx';
import { toast } from '../../lib/toast.ts';
import {
  AuthProblem,
  describeRefusedPassword,
  describeRefusedProof,
  findPasswordProblem,
  type OwnerProof,
  OwnerProofField,
  PASSWORD_MIN_LENGTH,
  toOwnerProof,
  useAuth,
} from '../auth/index.ts';

interface Passwords {
  proof: string;
  password: string;
  again: string;
}

const FIELDS = [
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
  const form = useForm<Passwords>({ defaultValues: { proof: '', password: '', again: '' } });
  const [mailed, setMailed] = useState(false);
  const change = useChangePassword();

  function changeProof(next: boolean) {
    setMailed(next);
    form.resetField('proof');
  }

  function submit({ proof, password, again }: Passwords) {
    const problem = findPasswordProblem(password, again);
    if (problem) {
      toast({ ...problem, tone: 'destructive' });
      return form.setError(
        password === again ? 'password' : 'again',
        { message: problem.title },
        { shouldFocus: true },
      );
    }
    change.mutate(
      { email, password, proof: toOwnerProof(proof, mailed) },
      {
        onSuccess: () => {
          form.reset();
          setMailed(false);
        },
        onError: (error) => {
          const proof = describeRefusedProof(error);
          if (proof) form.setError('proof', { message: proof }, { shouldFocus: true });
          const refused = describeRefusedPassword(error);
          if (refused) form.setError('password', { message: refused }, { shouldFocus: true });
        },
      },
    );
  }

  return (
    <form noValidate className="grid max-w-md gap-4" onSubmit={form.handleSubmit(submit, showMissingFields)}>
      <input hidden readOnly autoComplete="username" value={email} />
      <OwnerProofField
        label="Current password"
        mailed={mailed}
        onMailed={changeProof}
        error={form.formState.errors.proof?.message}
        input={form.register('proof', { required: mailed ? 'Enter the code from the email.' : 'Enter your password.' })}
      />
      {FIELDS.map(({ name, label, autoComplete, missing, ...rest }) => (
        <Field key={name} label={label} error={form.formState.errors[name]?.message} {...rest}>
          {(control) => (
            <PasswordInput {...control} autoComplete={autoComplete} {...form.register(name, { required: missing })} />
          )}
        </Field>
      ))}
      <Button type="submit" className="justify-self-start" disabled={change.isPending}>
        {change.isPending ? 'Changing…' : 'Change password'}
      </Button>
    </form>
  );
}

function showMissingFields() {
  toast({ title: 'Missing fields', description: 'Please fill in all three fields.', tone: 'destructive' });
}

interface PasswordChange {
  email: string;
  password: string;
  proof: OwnerProof;
}

/** The server then ends every other session. */
function useChangePassword() {
  return useMutation({
    mutationKey: ['changePassword'],
    mutationFn: (change: PasswordChange) => changePassword(change).catch(refuse),
    meta: {
      success: 'Password Changed',
      successDetail: 'Every other device is signed out.',
      failure: 'Password Change Failed',
    },
  });
}

async function changePassword({ email, password, proof }: PasswordChange): Promise<void> {
  if ('current_password' in proof && !(await verifyPassword(email, proof.current_password)))
    throw new AuthProblem({ code: 'current_password_invalid', message: 'Current password is incorrect' });
  const { error } = await authClient().updateUser({ password, ...proof });
  if (error) throw error;
}

function refuse(error: Error): never {
  throw new AuthProblem(error);
}

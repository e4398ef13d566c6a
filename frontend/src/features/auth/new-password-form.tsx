import { useForm } from 'react-hook-form';
import { authClient } from '../../api/client/auth-client.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/form/field.tsx';
import { Input } from '../../components/ui/form/input.tsx';
import { toast } from '../../lib/toast.ts';
import { findPasswordProblem, PASSWORD_MIN_LENGTH } from './password-rules.ts';

interface Passwords {
  password: string;
  again: string;
}

interface NewPasswordFormProps {
  onDone: () => void;
  onCancel: () => void;
}

export function NewPasswordForm({ onDone, onCancel }: NewPasswordFormProps) {
  const form = useForm<Passwords>({ defaultValues: { password: '', again: '' } });

  async function submit({ password, again }: Passwords) {
    const wrong = findPasswordProblem(password, again);
    if (wrong) return toast({ ...wrong, tone: 'destructive' });
    const { error } = await authClient().updateUser({ password });
    if (error) return toast({ title: 'Reset failed', description: error.message, tone: 'destructive' });
    toast({ title: 'Password updated!', description: 'Your password has been successfully reset.' });
    onDone();
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(submit)}>
      <Field label="New Password" hint={`At least ${PASSWORD_MIN_LENGTH} characters.`}>
        {(control) => <Input {...control} type="password" autoComplete="new-password" {...form.register('password')} />}
      </Field>
      <Field label="Confirm Password">
        {(control) => <Input {...control} type="password" autoComplete="new-password" {...form.register('again')} />}
      </Field>
      <div className="mt-2 grid grid-cols-[1fr_auto] gap-3">
        <Button type="submit" variant="spot" disabled={form.formState.isSubmitting}>
          Reset Password
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

import { useForm } from 'react-hook-form';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/form/field.tsx';
import { Input } from '../../components/ui/form/input.tsx';
import { toast } from '../../lib/toast.ts';
import { requestReset } from './auth-actions.ts';

interface ResetRequestFormProps {
  email: string;
  onEmail: (email: string) => void;
  onBack: () => void;
}

export function ResetRequestForm({ email, onEmail, onBack }: ResetRequestFormProps) {
  const form = useForm({ defaultValues: { email } });
  const { errors, isSubmitting } = form.formState;

  function showMissingEmail() {
    toast({ title: 'Email required', description: 'Please enter your email address.', tone: 'destructive' });
  }

  return (
    <>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={form.handleSubmit(async (values) => void (await requestReset(values.email)), showMissingEmail)}
      >
        <Field label="Email" error={errors.email && 'Enter your email address.'}>
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="email"
              {...form.register('email', { required: true, onChange: (event) => onEmail(event.target.value) })}
            />
          )}
        </Field>
        <Button type="submit" variant="spot" disabled={isSubmitting} className="mt-2">
          Send Reset Link
        </Button>
      </form>
      <Button variant="link" size="bare" className="justify-self-start text-sm" onClick={onBack}>
        Back to Sign In
      </Button>
    </>
  );
}

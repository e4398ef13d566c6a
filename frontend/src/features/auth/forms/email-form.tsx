import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { Input } from '../../../components/ui/form/input.tsx';
import { emailRules } from './field-rules.ts';

interface EmailFormProps {
  email: string;
  button: string;
  onEmail?: (email: string) => void;
  onMissing?: () => void;
  /** Returns the problem, or null. */
  request: (email: string) => Promise<string | null>;
  onSent: () => void;
}

/** Asks for an address that something is mailed to. */
export function EmailForm({ email, button, onEmail, onMissing, request, onSent }: EmailFormProps) {
  const form = useForm({ defaultValues: { email } });
  const { errors, isSubmitting } = form.formState;

  async function submit(typed: { email: string }) {
    const problem = await request(typed.email.trim()).catch(({ message }: Error) => message);
    if (problem === null) onSent();
    else form.setError('email', { message: problem }, { shouldFocus: true });
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.handleSubmit(submit, (found) => found.email?.type === 'required' && onMissing?.())}
    >
      <Field label="Email" error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            {...form.register('email', { ...emailRules, onChange: (event) => onEmail?.(event.target.value) })}
          />
        )}
      </Field>
      <Button type="submit" variant="spot" disabled={isSubmitting} className="mt-2">
        {isSubmitting ? 'Sending…' : button}
      </Button>
    </form>
  );
}

import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button.tsx';
import { CodeField } from '../../../components/ui/form/code-field.tsx';
import { signInWithCode } from './auth-actions.ts';

export function MailedCodeForm({ email }: { email: string }) {
  const form = useForm({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => form.setFocus('code'), [form]);

  async function submit({ code }: { code: string }) {
    const problem = await signInWithCode(email, code);
    if (problem) form.setError('code', { message: problem }, { shouldFocus: true });
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(submit)}>
      <CodeField
        error={errors.code?.message}
        input={form.register('code', { required: 'Enter the eight digits from the email.' })}
      />
      <Button type="submit" variant="spot" disabled={isSubmitting} className="mt-2">
        Sign In
      </Button>
    </form>
  );
}

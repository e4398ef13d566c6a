import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { authClient } from '../../api/client/auth-client.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/form/field.tsx';
import { Input } from '../../components/ui/form/input.tsx';
import { z } from '../../lib/zod.ts';
import { callbackUrl } from '../auth/index.ts';

const schema = z.object({ email: z.string().trim().pipe(z.email('Please enter a valid email address')) });

/** The email changes once the link that is mailed to the new one is opened. */
export function ChangeEmailButton() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change email</Button>
      {open && (
        <Dialog narrow title="Change your email" description="Asks for your new email address." onClose={close}>
          <ChangeEmailForm onDone={close} />
        </Dialog>
      )}
    </>
  );
}

function ChangeEmailForm({ onDone }: { onDone: () => void }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: '' } });
  const change = useMutation({
    mutationKey: ['changeEmail'],
    mutationFn: requestChange,
    meta: {
      success: 'Check your new inbox',
      successDetail: 'Open the link we sent there. Until then you sign in with the address you have now.',
    },
    onSuccess: onDone,
    onError: (error) => form.setError('email', { message: error.message }),
  });
  return (
    <form
      noValidate
      className="grid gap-5 p-5 sm:p-7"
      onSubmit={form.handleSubmit(({ email }) => change.mutate(email))}
    >
      <Field
        label="New email"
        hint="We mail a link to it. Open the link in this browser, and the new address replaces the old one."
        error={form.formState.errors.email?.message}
      >
        {(control) => <Input {...control} type="email" autoComplete="email" {...form.register('email')} />}
      </Field>
      <Button type="submit" variant="ink" className="justify-self-start" disabled={change.isPending}>
        {change.isPending ? 'Sending…' : 'Send link'}
      </Button>
    </form>
  );
}

async function requestChange(email: string): Promise<void> {
  const { error } = await authClient().updateUser({ email }, { emailRedirectTo: callbackUrl('/settings') });
  if (error) throw error;
}

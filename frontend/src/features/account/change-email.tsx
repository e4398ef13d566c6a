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
import {
  AuthProblem,
  callbackUrl,
  describeRefusedProof,
  type OwnerProof,
  OwnerProofField,
  toOwnerProof,
} from '../auth/index.ts';

const schema = z.object({
  email: z.string().trim().pipe(z.email('Please enter a valid email address')),
  proof: z.string().min(1, 'Enter your password, or the code from the email.'),
});

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
  const [mailed, setMailed] = useState(false);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: '', proof: '' } });
  const change = useMutation({
    mutationKey: ['changeEmail'],
    mutationFn: requestChange,
    meta: {
      success: 'Check your new inbox',
      successDetail: 'Open the link we sent there. Until then you sign in with the address you have now.',
    },
    onSuccess: onDone,
    onError: (error) => {
      const refused = describeRefusedProof(error);
      form.setError(refused ? 'proof' : 'email', { message: refused ?? error.message }, { shouldFocus: true });
    },
  });
  return (
    <form
      noValidate
      className="grid gap-5 p-5 sm:p-7"
      onSubmit={form.handleSubmit(({ email, proof }) => change.mutate({ email, proof: toOwnerProof(proof, mailed) }))}
    >
      <Field
        label="New email"
        hint="We’ll email you a link. Open it in this browser to switch to the new address."
        error={form.formState.errors.email?.message}
      >
        {(control) => <Input {...control} type="email" autoComplete="email" {...form.register('email')} />}
      </Field>
      <OwnerProofField
        label="Your password"
        mailed={mailed}
        onMailed={(next) => {
          setMailed(next);
          form.resetField('proof');
        }}
        error={form.formState.errors.proof?.message}
        input={form.register('proof')}
      />
      <Button type="submit" variant="ink" className="justify-self-start" disabled={change.isPending}>
        {change.isPending ? 'Sending…' : 'Send link'}
      </Button>
    </form>
  );
}

async function requestChange({ email, proof }: { email: string; proof: OwnerProof }): Promise<void> {
  const { error } = await authClient().updateUser(
    { email, ...proof },
    { emailRedirectTo: callbackUrl('/settings/account') },
  );
  if (error) throw new AuthProblem(error);
}

import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useDeleteAccount } from '../../api/generated/users/users.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/form/field.tsx';
import { PasswordInput } from '../../components/ui/form/password-input.tsx';
import { pluralize } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { signOutOrToast } from './sign-out.ts';
import { useCurrentUser } from './use-current-user.ts';

export function DeleteAccountButton() {
  const [open, setOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-prose text-muted-foreground">
        This permanently deletes your designs, settings and credits. Your Printify account stays as it is.
      </p>
      <Button variant="destructive" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      {open && (
        <Dialog
          narrow
          title="Delete your account?"
          description="Lists what is deleted and what stays, and asks for your password."
          onClose={() => setOpen(false)}
        >
          <div className="grid gap-6 p-5 sm:p-7">
            <Consequences />
            <DeleteForm onCancel={() => setOpen(false)} />
          </div>
        </Dialog>
      )}
    </div>
  );
}

function Consequences() {
  const { data: user } = useCurrentUser();
  return (
    <>
      <List title="What is deleted, immediately and permanently">
        <li>Your account and every sign-in, on all devices</li>
        <li>All designs with their pictures, print files and listings</li>
        <li>Your templates, prices and email preferences</li>
        <li>The connection to Printify, with its token</li>
        <li>{user?.credits ? `The ${pluralize(user.credits, 'credit')} you have left` : 'Your credits'}</li>
        {user && user.subscription_tier !== 'free' && <li>Your subscription: no further payment is taken</li>}
      </List>
      <List title="What stays">
        <li>Products in your Printify account and your shop</li>
        <li>The records of credits and payments, without your name</li>
      </List>
    </>
  );
}

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h3 className="text-lg">{title}</h3>
      <ul className="grid list-disc gap-1 pl-5 marker:text-muted-foreground">{children}</ul>
    </div>
  );
}

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { password: '' } });
  const remove = useDeleteAccount({
    mutation: {
      onSuccess: async () => {
        await signOutOrToast();
        navigate('/');
        toast({ title: 'Account deleted', description: 'Your data was deleted.' });
      },
      onError: (error) => form.setError('password', { message: error.fields?.password ?? error.message }),
    },
  });
  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit((data) => remove.mutate({ data }))}>
      <Field label="Your password" error={form.formState.errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            {...form.register('password', { required: 'Enter your password to continue.' })}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="destructive" disabled={remove.isPending}>
          {remove.isPending ? 'Deleting…' : 'Delete my account for good'}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

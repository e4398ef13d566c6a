import { Ban, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRestoreUser, useSuspendUser } from '../../../api/generated/admin/admin.ts';
import type { AdminUser } from '../../../api/model/adminUser.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Counter, Field } from '../../../components/ui/form/field.tsx';
import { Textarea } from '../../../components/ui/form/input.tsx';
import { useCurrentUser } from '../../account/index.ts';

interface SuspendButtonProps {
  user: Pick<AdminUser, 'id' | 'email' | 'suspended_at'>;
  /** An icon without a text. */
  compact?: boolean;
}

const REASON_MAX = 300;

/** Suspends an account with a reason, or restores it. Nobody can suspend themselves. */
export function SuspendButton({ user, compact }: SuspendButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: self } = useCurrentUser();
  const restore = useRestoreUser({
    mutation: { meta: { success: 'Account restored', successDetail: user.email, failure: 'Error' } },
  });
  const suspended = user.suspended_at !== null;
  const word = suspended ? 'Restore' : 'Suspend';
  const Icon = suspended ? RotateCcw : Ban;
  return (
    <>
      <Button
        variant={compact ? 'quiet' : suspended ? 'outline' : 'destructive'}
        size={compact ? 'icon' : 'md'}
        title={compact ? word : undefined}
        aria-label={`${word} ${user.email}`}
        disabled={restore.isPending || self?.email === user.email}
        onClick={() => (suspended ? restore.mutate({ id: user.id }) : setIsOpen(true))}
      >
        <Icon aria-hidden="true" />
        {!compact && word}
      </Button>
      {isOpen && <SuspendDialog user={user} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function SuspendDialog({ user: { id, email }, onClose }: SuspendButtonProps & { onClose: () => void }) {
  const form = useForm({ defaultValues: { reason: '' } });
  const suspend = useSuspendUser({
    mutation: {
      meta: { success: 'Account suspended', successDetail: `${email} is signed out everywhere.` },
      onSuccess: onClose,
      onError: ({ fields, message }) => form.setError('reason', { message: fields?.reason ?? message }),
    },
  });
  const { errors } = form.formState;
  return (
    <Dialog
      narrow
      title={`Suspend ${email}?`}
      description="Explains the consequences and asks for a reason."
      onClose={onClose}
    >
      <form
        noValidate
        className="grid gap-5 p-5 sm:p-7"
        onSubmit={form.handleSubmit(({ reason }) => suspend.mutate({ id, data: { reason: reason.trim() } }))}
      >
        <p>
          The user is signed out on every device right away and can’t use Inkloom until you restore the account. Nothing
          is deleted, running designs are finished, and a paid plan continues until you cancel it at Stripe.
        </p>
        <Field
          label="Reason"
          hint="Saved in the audit log, for administrators only."
          error={errors.reason?.message}
          aside={<Counter count={form.watch('reason').length} max={REASON_MAX} />}
        >
          {(control) => (
            <Textarea
              {...control}
              {...form.register('reason', {
                validate: (reason) => reason.trim() !== '' || 'Enter a reason.',
                maxLength: { value: REASON_MAX, message: `At most ${REASON_MAX} characters.` },
              })}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="destructive" disabled={suspend.isPending}>
            {suspend.isPending ? 'Suspending…' : 'Suspend account'}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

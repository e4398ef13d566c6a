import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeader } from '../../../components/ui/card.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { Input } from '../../../components/ui/form/input.tsx';
import { longDay, pluralize } from '../../../lib/format.ts';
import { CREDIT_DAYS } from '../../pricing/index.ts';
import { type GrantForm, MAX_CREDITS } from './use-grant-form.ts';

const DAY_MS = 86_400_000;

export function GrantCredits({ grant }: { grant: GrantForm }) {
  const { form, ask, asked } = grant;
  const { errors } = form.formState;
  return (
    <Card aria-labelledby="grant">
      <CardHeader id="grant" title="Grant Credits" lead={`They expire after ${CREDIT_DAYS} days.`} />
      <form noValidate className="grid gap-4" onSubmit={ask}>
        <Field label="User email" error={errors.userEmail?.message}>
          {(control) => <Input {...control} type="email" autoComplete="off" {...form.register('userEmail')} />}
        </Field>
        <Field label="Amount" error={errors.amount?.message}>
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              max={MAX_CREDITS}
              {...form.register('amount', { valueAsNumber: true })}
            />
          )}
        </Field>
        <Button type="submit" variant="spot">
          Grant Credits
        </Button>
      </form>
      {asked && <GrantDialog grant={grant} asked={asked} />}
    </Card>
  );
}

interface GrantDialogProps {
  grant: GrantForm;
  asked: NonNullable<GrantForm['asked']>;
}

/** A grant cannot be taken back, so it is said once more. */
function GrantDialog({ grant: { confirm, cancel, isPending }, asked }: GrantDialogProps) {
  const credits = pluralize(asked.amount, 'credit');
  const [end] = useState(() => new Date(Date.now() + CREDIT_DAYS * DAY_MS).toISOString());
  return (
    <Dialog
      narrow
      title={`Grant ${credits}?`}
      description="Asks before credits are granted."
      onClose={() => !isPending && cancel()}
    >
      <div className="grid gap-6 p-5 sm:p-7">
        <p className="wrap-anywhere">
          <strong>{asked.userEmail}</strong> gets {credits}, valid until {longDay(end)}. You can’t take them back.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="spot" disabled={isPending} onClick={() => confirm(asked)}>
            {isPending ? 'Granting…' : `Grant ${credits}`}
          </Button>
          <Button variant="quiet" disabled={isPending} onClick={cancel}>
            Cancel
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

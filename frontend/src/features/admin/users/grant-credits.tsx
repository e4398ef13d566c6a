import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeader } from '../../../components/ui/card.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { Input } from '../../../components/ui/form/input.tsx';
import { type GrantForm, MAX_CREDITS } from './use-grant-form.ts';

export function GrantCredits({ grant: { form, submit, isPending } }: { grant: GrantForm }) {
  const { errors } = form.formState;
  return (
    <Card aria-labelledby="grant">
      <CardHeader id="grant" title="Grant Credits" lead="They expire after 90 days." />
      <form noValidate className="grid gap-4" onSubmit={submit}>
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
        <Button type="submit" variant="spot" disabled={isPending}>
          {isPending ? 'Granting…' : 'Grant Credits'}
        </Button>
      </form>
    </Card>
  );
}

import { useForm } from 'react-hook-form';
import { useGetAdminSettings, useSaveAdminSettings } from '../../../api/generated/admin/admin.ts';
import type { AdminSettings } from '../../../api/model/adminSettings.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeader } from '../../../components/ui/card.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { Input } from '../../../components/ui/form/input.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { FormSkeleton } from '../../../components/ui/state/skeleton.tsx';

const SIDE_HINT = '32 to 1536 pixels.';

const FIELDS: { name: keyof AdminSettings; label: string; hint: string }[] = [
  { name: 'newUserCredits', label: 'New user credits', hint: 'What a new account starts with.' },
  { name: 'defaultWidth', label: 'Image width', hint: SIDE_HINT },
  { name: 'defaultHeight', label: 'Image height', hint: SIDE_HINT },
  {
    name: 'dailyCostLimit',
    label: 'AI costs per day, in dollars',
    hint: '0 means no limit. At the limit, designs wait until the next day.',
  },
  { name: 'sellerDailyCostLimit', label: 'AI costs per day and seller, in dollars', hint: '0 means no limit.' },
  {
    name: 'sketchSheetsPerDay',
    label: 'Sheets of sketches per day and seller',
    hint: 'Four quick AI pictures each, free for sellers. 0 switches them off.',
  },
  {
    name: 'extraProductCredits',
    label: 'Credits for each further product of a design',
    hint: '0 or 1. The first product is in the design’s credit.',
  },
  { name: 'monthlyPreviewLimit', label: 'Monthly preview limit', hint: 'No longer used.' },
];

export function SystemSettings() {
  const query = useGetAdminSettings({ query: { refetchOnMount: 'always' } });
  return (
    <Card aria-labelledby="system">
      <CardHeader id="system" title="System Settings" />
      <QueryState query={query} skeleton={<FormSkeleton heights={FIELDS.map(() => 'h-11')} />}>
        {(saved) => <SettingsForm saved={saved} />}
      </QueryState>
    </Card>
  );
}

/** A field without a number is sent as null: the server has the defaults and clamps the sides. */
function SettingsForm({ saved }: { saved: AdminSettings }) {
  const form = useForm({ values: saved });
  const { errors } = form.formState;
  const save = useSaveAdminSettings({
    mutation: {
      meta: {
        success: 'Settings updated successfully',
        failure: 'Error',
        failureDetail: 'Failed to update settings',
      },
      onSuccess: (settings) => form.reset(settings),
      onError: ({ fields = {} }) => {
        for (const { name } of FIELDS) if (fields[name]) form.setError(name, { message: fields[name] });
      },
    },
  });
  return (
    <form
      noValidate
      className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3"
      onSubmit={form.handleSubmit((data) => save.mutate({ data }))}
    >
      {FIELDS.map(({ name, label, hint }) => (
        <Field key={name} label={label} hint={hint} error={errors[name]?.message}>
          {(control) => (
            <Input {...control} type="number" inputMode="numeric" {...form.register(name, { valueAsNumber: true })} />
          )}
        </Field>
      ))}
      <Button type="submit" className="col-span-full justify-self-start" disabled={save.isPending}>
        {save.isPending ? 'Saving…' : 'Save settings'}
      </Button>
    </form>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useSaveBlockedTerm } from '../../../api/generated/admin/admin.ts';
import { SaveBlockedTermSeverity as Severity } from '../../../api/model/saveBlockedTermSeverity.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { Input, Select, Textarea } from '../../../components/ui/form/input.tsx';
import { z } from '../../../lib/zod.ts';
import { SEVERITIES } from './severities.ts';

const schema = z.object({
  term: z.string().trim().min(2, 'At least 2 characters.').max(60, 'At most 60 characters.'),
  severity: z.enum(Severity),
  note: z.string().trim().max(200, 'At most 200 characters.'),
});

const EMPTY_FIELDS = { term: '', severity: Severity.block, note: '' };

export function TermForm() {
  const form = useForm<z.infer<typeof schema>>({ resolver: zodResolver(schema), defaultValues: EMPTY_FIELDS });
  const { errors } = form.formState;
  const severity = useWatch({ control: form.control, name: 'severity' });
  const save = useSaveBlockedTerm({
    mutation: {
      meta: { success: 'Saved!', failure: 'Save Failed' },
      onSuccess: () => form.reset(EMPTY_FIELDS),
      onError: ({ fields = {} }) => {
        for (const name of schema.keyof().options) if (fields[name]) form.setError(name, { message: fields[name] });
      },
    },
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((data) => save.mutate({ data }))}>
      <Field
        label="Name"
        hint="Case, accents, hyphens, apostrophes and a plural make no difference."
        error={errors.term?.message}
      >
        {(control) => <Input {...control} autoComplete="off" {...form.register('term')} />}
      </Field>
      <Field
        label="Rule"
        hint={SEVERITIES.find(({ value }) => value === severity)?.meaning}
        error={errors.severity?.message}
      >
        {(control) => (
          <Select {...control} {...form.register('severity')}>
            {SEVERITIES.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Reason" hint="Shown to the seller." error={errors.note?.message}>
        {(control) => <Textarea {...control} className="min-h-16" {...form.register('note')} />}
      </Field>
      <Button type="submit" variant="spot" disabled={save.isPending}>
        {save.isPending ? 'Saving…' : 'Save rule'}
      </Button>
    </form>
  );
}

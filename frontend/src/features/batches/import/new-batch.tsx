import { lazy, Suspense } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeader } from '../../../components/ui/card.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { Input } from '../../../components/ui/form/input.tsx';
import { NAME_MAX } from '../model/limits.ts';
import { DefaultsFields } from '../parts/defaults-fields.tsx';
import { PublishChoiceField } from '../publishing/publish-choice-field.tsx';
import { publishErrors } from '../publishing/schedule.ts';
import type { BatchFields } from './batch-request.ts';
import { IdeaSources } from './idea-sources.tsx';
import { IdeasSummary } from './ideas-summary.tsx';
import { useNewBatch } from './use-new-batch.ts';
import { useReadText } from './use-read-text.ts';

const FormSaving = lazy(async () => ({ default: (await import('./form-saving.tsx')).FormSaving }));

/** Everything that a batch begins with. Nothing is drawn or charged before it is started. */
export function NewBatch({ onCreated }: { onCreated: (id: string) => void }) {
  const { form, change, isSending, isMade, submit } = useNewBatch(onCreated);
  const { errors } = form.formState;
  const fields = useWatch({ control: form.control }) as BatchFields;
  const pasted = useReadText(fields.text);
  return (
    <form noValidate className="grid gap-6 *:min-w-0" onSubmit={submit}>
      <Suspense>
        <FormSaving form={form} isMade={isMade} />
      </Suspense>
      <Card aria-labelledby="ideas">
        <CardHeader
          id="ideas"
          title="Ideas"
          lead="One idea makes one design. A file may also have a style, colors, an engine, a title and a publish date for each."
        />
        <div className="grid gap-5 *:min-w-0">
          <IdeaSources value={fields} onChange={change} error={errors.text?.message} />
          <IdeasSummary fields={fields} pasted={pasted} />
        </div>
      </Card>
      <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-2">
        <Card aria-labelledby="defaults">
          <CardHeader id="defaults" title="For every row" lead="Used where a row doesn’t set its own." />
          <DefaultsFields value={fields} colorsError={errors.colors?.message} onChange={change} />
        </Card>
        <Card aria-labelledby="publishing">
          <CardHeader id="publishing" title="Publishing" lead="You can change this at any time." />
          <Controller
            control={form.control}
            name="publish"
            rules={{ validate: (publish) => Object.keys(publishErrors(publish)).length === 0 }}
            render={({ field, fieldState: { error } }) => (
              <PublishChoiceField
                value={field.value}
                onChange={field.onChange}
                {...(error?.message && { errors: { publish: error.message } })}
              />
            )}
          />
        </Card>
      </div>
      <div className="flex flex-wrap items-end gap-4">
        <Field label="Name of the batch" error={errors.name?.message} className="min-w-0 flex-1 basis-64">
          {(control) => (
            <Input
              {...control}
              maxLength={NAME_MAX}
              {...form.register('name', { validate: (name) => name.trim() !== '' || 'Please enter a name' })}
            />
          )}
        </Field>
        <Button type="submit" variant="spot" size="lg" disabled={isSending} className="max-sm:w-full">
          {isSending ? 'Checking the rows…' : 'Check the rows'}
        </Button>
        <p className="basis-full text-muted-foreground text-sm">
          Free: you see what is wrong and what it costs before anything is drawn.
        </p>
      </div>
    </form>
  );
}

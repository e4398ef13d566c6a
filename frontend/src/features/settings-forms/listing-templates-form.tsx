import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import type { ApiError } from '../../api/client/http.ts';
import { useGetListingSettings, useSaveListingSettings } from '../../api/generated/settings/settings.ts';
import type { ListingSettings } from '../../api/model/listingSettings.ts';
import { Button } from '../../components/ui/button.tsx';
import { Counter, Field } from '../../components/ui/form/field.tsx';
import { Textarea } from '../../components/ui/form/input.tsx';
import { QueryState } from '../../components/ui/state/query-state.tsx';
import { z } from '../../lib/zod.ts';
import { ListingOptions } from './listing-options.tsx';
import {
  CLOSING_LINE_MAX,
  DESCRIPTION_MAX,
  type ListingFields,
  PLACEHOLDER,
  TITLE_MAX,
  toFields,
  tooLongMessage,
  toSettings,
} from './template-fields.ts';

const schema = z.object({
  titleTemplate: z.string().max(TITLE_MAX, tooLongMessage(TITLE_MAX)),
  descriptionTemplate: z.string().max(DESCRIPTION_MAX, tooLongMessage(DESCRIPTION_MAX)),
  titleStyle: z.enum(['short', 'long']),
  aiDisclosure: z.boolean(),
  aiDisclosureText: z.string().max(CLOSING_LINE_MAX, tooLongMessage(CLOSING_LINE_MAX)),
  partnerLine: z.boolean(),
  partnerLineText: z.string().max(CLOSING_LINE_MAX, tooLongMessage(CLOSING_LINE_MAX)),
  blockedWords: z.string(),
});

export function ListingTemplatesForm() {
  const settings = useGetListingSettings();
  return <QueryState query={settings}>{(saved) => <ListingForm saved={saved} />}</QueryState>;
}

function ListingForm({ saved }: { saved: ListingSettings }) {
  const form = useForm<ListingFields>({ resolver: zodResolver(schema), values: toFields(saved) });
  const { errors } = form.formState;
  const written = useWatch({ control: form.control });
  const save = useSaveListingSettings<ApiError>({
    mutation: {
      meta: { success: 'Saved!', successDetail: 'Your next listing is written this way.', failure: 'Save Failed' },
      onError: ({ fields = {} }) => {
        for (const [field, message] of Object.entries(fields)) form.setError(field as keyof ListingFields, { message });
      },
    },
  });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.handleSubmit((fields) => save.mutate({ data: toSettings(fields) }))}
    >
      <Field
        label="Title template"
        hint={`${PLACEHOLDER} stands for your design description.`}
        error={errors.titleTemplate?.message}
        aside={<Counter count={written.titleTemplate?.length ?? 0} max={TITLE_MAX} />}
      >
        {(control) => <Textarea {...control} {...form.register('titleTemplate')} />}
      </Field>
      <Field
        label="Description template"
        hint={`Used in every description; ${PLACEHOLDER} stands for what the shirt shows. Left empty, our own template is used.`}
        error={errors.descriptionTemplate?.message}
        aside={<Counter count={written.descriptionTemplate?.length ?? 0} max={DESCRIPTION_MAX} />}
      >
        {(control) => <Textarea {...control} className="min-h-32" {...form.register('descriptionTemplate')} />}
      </Field>
      <ListingOptions form={form} />
      <Button type="submit" className="justify-self-start" disabled={save.isPending}>
        {save.isPending ? 'Saving…' : 'Save Templates'}
      </Button>
    </form>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { ListingSettings } from '../../api/generated/model/listingSettings.ts';
import { useGetListingSettings, useSaveListingSettings } from '../../api/generated/settings/settings.ts';
import { Button } from '../../components/ui/button.tsx';
import { Counter, Field } from '../../components/ui/field.tsx';
import { Textarea } from '../../components/ui/input.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { DESCRIPTION_MAX, PLACEHOLDER, TITLE_MAX, tooLong } from './limits.ts';

const schema = z.object({
  titleTemplate: z.string().max(TITLE_MAX, tooLong(TITLE_MAX)),
  descriptionTemplate: z.string().max(DESCRIPTION_MAX, tooLong(DESCRIPTION_MAX)),
});

/** How the listing's title and description are asked for. */
export function ListingTemplatesForm() {
  const settings = useGetListingSettings();
  return <Loaded query={settings}>{(saved) => <ListingFields saved={saved} />}</Loaded>;
}

function ListingFields({ saved }: { saved: ListingSettings }) {
  const form = useForm({ resolver: zodResolver(schema), values: saved });
  const { errors } = form.formState;
  const written = useWatch({ control: form.control });
  const save = useSaveListingSettings({
    mutation: {
      meta: { success: 'Saved!', successDetail: 'Your next listing uses these templates.', failure: 'Save Failed' },
    },
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((data) => save.mutate({ data }))}>
      <Field
        label="Title template"
        hint={`Titles of 130 to 140 characters are found best. ${PLACEHOLDER} stands for your design description.`}
        error={errors.titleTemplate?.message}
        aside={<Counter count={written.titleTemplate?.length ?? 0} max={TITLE_MAX} />}
      >
        {(control) => <Textarea {...control} {...form.register('titleTemplate')} />}
      </Field>
      <Field
        label="Description template"
        hint="Left empty, our own template is used."
        error={errors.descriptionTemplate?.message}
        aside={<Counter count={written.descriptionTemplate?.length ?? 0} max={DESCRIPTION_MAX} />}
      >
        {(control) => <Textarea {...control} className="min-h-32" {...form.register('descriptionTemplate')} />}
      </Field>
      <Button type="submit" className="justify-self-start" disabled={save.isPending}>
        {save.isPending ? 'Saving…' : 'Save Templates'}
      </Button>
    </form>
  );
}

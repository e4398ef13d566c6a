import { useWatch } from 'react-hook-form';
import { useGetListingSettings, useSaveListingSettings } from '../../api/generated/settings/settings.ts';
import type { ListingSettings } from '../../api/model/listingSettings.ts';
import { Counter, Field } from '../../components/ui/form/field.tsx';
import { Textarea } from '../../components/ui/form/input.tsx';
import { QueryState } from '../../components/ui/state/query-state.tsx';
import { FormSkeleton } from '../../components/ui/state/skeleton.tsx';
import { z } from '../../lib/zod.ts';
import { FormFooter, submitting } from './form-footer.tsx';
import { ListingOptions } from './listing-options.tsx';
import {
  CLOSING_LINE_MAX,
  DESCRIPTION_MAX,
  PLACEHOLDER,
  TITLE_MAX,
  toFields,
  tooLongMessage,
  toSettings,
} from './template-fields.ts';
import { useSettingsForm } from './use-settings-form.ts';

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

/** @param props.isPage it is a page of the settings, not a panel among others */
export function ListingTemplatesForm({ isPage = false }: { isPage?: boolean }) {
  const settings = useGetListingSettings();
  return (
    <QueryState query={settings} skeleton={<FormSkeleton heights={['h-24', 'h-32', 'h-24', 'h-24', 'h-24']} />}>
      {(saved) => <ListingForm saved={saved} isPage={isPage} />}
    </QueryState>
  );
}

function ListingForm({ saved, isPage }: { saved: ListingSettings; isPage: boolean }) {
  const save = useSaveListingSettings({
    mutation: {
      meta: { success: 'Saved!', successDetail: 'Your next listing is written this way.', failure: 'Save Failed' },
    },
  });
  const { form, ...settings } = useSettingsForm({
    name: 'listing',
    saved,
    toFields,
    schema,
    save: (fields) => save.mutateAsync({ data: toSettings(fields) }),
  });
  const { errors } = form.formState;
  const written = useWatch({ control: form.control });
  return (
    <form noValidate className="@container grid gap-4" onSubmit={submitting(settings)}>
      <div className="grid @3xl:grid-cols-2 items-start gap-x-10 gap-y-4">
        <div className="grid gap-4">
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
            hint={`Used in every description; ${PLACEHOLDER} stands for what the shirt shows. Leave empty to use our default.`}
            error={errors.descriptionTemplate?.message}
            aside={<Counter count={written.descriptionTemplate?.length ?? 0} max={DESCRIPTION_MAX} />}
          >
            {(control) => <Textarea {...control} className="min-h-32" {...form.register('descriptionTemplate')} />}
          </Field>
        </div>
        <div className="grid gap-4">
          <ListingOptions form={form} />
        </div>
      </div>
      <FormFooter settings={settings} isPage={isPage} label="Save templates" />
    </form>
  );
}

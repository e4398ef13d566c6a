import { useWatch } from 'react-hook-form';
import { useGetPromptSettings, useSavePromptSettings } from '../../api/generated/settings/settings.ts';
import type { PromptSettings } from '../../api/model/promptSettings.ts';
import { Counter, Field } from '../../components/ui/form/field.tsx';
import { Textarea } from '../../components/ui/form/input.tsx';
import { QueryState } from '../../components/ui/state/query-state.tsx';
import { FormSkeleton } from '../../components/ui/state/skeleton.tsx';
import { z } from '../../lib/zod.ts';
import { FormFooter, submitting } from './form-footer.tsx';
import { PLACEHOLDER, PROMPT_MAX, tooLongMessage } from './template-fields.ts';
import { useSettingsForm } from './use-settings-form.ts';

const schema = z.object({
  promptTemplate: z.string().max(PROMPT_MAX, tooLongMessage(PROMPT_MAX)),
  negativePrompt: z.string().max(PROMPT_MAX, tooLongMessage(PROMPT_MAX)),
});

/** @param props.isPage it is a page of the settings, not a panel among others */
export function PromptTemplateForm({ isPage = false }: { isPage?: boolean }) {
  const settings = useGetPromptSettings();
  return (
    <QueryState query={settings} skeleton={<FormSkeleton heights={['h-24', 'h-16']} />}>
      {(saved) => <PromptFields saved={saved} isPage={isPage} />}
    </QueryState>
  );
}

const toFields = ({ promptTemplate, negativePrompt }: PromptSettings) => ({ promptTemplate, negativePrompt });

function PromptFields({ saved, isPage }: { saved: PromptSettings; isPage: boolean }) {
  const save = useSavePromptSettings({
    mutation: {
      meta: { success: 'Saved!', successDetail: 'Your next design uses this template.', failure: 'Save Failed' },
    },
  });
  const { form, ...settings } = useSettingsForm({
    name: 'prompt',
    saved,
    toFields,
    schema,
    save: (data) => save.mutateAsync({ data }),
  });
  const { errors } = form.formState;
  const written = useWatch({ control: form.control });
  return (
    <form noValidate className="@container grid gap-4" onSubmit={submitting(settings)}>
      <div className="grid @3xl:grid-cols-2 items-start gap-x-10 gap-y-4">
        <Field
          label="Prompt template"
          hint={`${PLACEHOLDER} stands for your design description. Leave empty to use our default.`}
          error={errors.promptTemplate?.message}
          aside={<Counter count={written.promptTemplate?.length ?? 0} max={PROMPT_MAX} />}
        >
          {(control) => (
            <Textarea
              {...control}
              placeholder={`A high-contrast vector-style t-shirt graphic of ${PLACEHOLDER}, designed for Etsy dropshipping`}
              {...form.register('promptTemplate')}
            />
          )}
        </Field>
        <Field
          label="Exclude"
          hint="Things that should never appear."
          error={errors.negativePrompt?.message}
          aside={<Counter count={written.negativePrompt?.length ?? 0} max={PROMPT_MAX} />}
        >
          {(control) => <Textarea {...control} className="min-h-16" {...form.register('negativePrompt')} />}
        </Field>
      </div>
      <FormFooter settings={settings} isPage={isPage} label="Save template" />
    </form>
  );
}

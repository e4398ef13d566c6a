import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useGetPromptSettings, useSavePromptSettings } from '../../api/generated/settings/settings.ts';
import type { PromptSettings } from '../../api/model/promptSettings.ts';
import { Button } from '../../components/ui/button.tsx';
import { Counter, Field } from '../../components/ui/form/field.tsx';
import { Textarea } from '../../components/ui/form/input.tsx';
import { QueryState } from '../../components/ui/state/query-state.tsx';
import { z } from '../../lib/zod.ts';
import { PLACEHOLDER, PROMPT_MAX, tooLongMessage } from './template-fields.ts';

const schema = z.object({
  promptTemplate: z.string().max(PROMPT_MAX, tooLongMessage(PROMPT_MAX)),
  negativePrompt: z.string().max(PROMPT_MAX, tooLongMessage(PROMPT_MAX)),
});

export function PromptTemplateForm() {
  const settings = useGetPromptSettings();
  return <QueryState query={settings}>{(saved) => <PromptFields saved={saved} />}</QueryState>;
}

function PromptFields({ saved }: { saved: PromptSettings }) {
  const form = useForm({ resolver: zodResolver(schema), values: saved });
  const { errors } = form.formState;
  const written = useWatch({ control: form.control });
  const save = useSavePromptSettings({
    mutation: {
      meta: { success: 'Saved!', successDetail: 'Your next design uses this template.', failure: 'Save Failed' },
    },
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((data) => save.mutate({ data }))}>
      <Field
        label="Prompt template"
        hint={`${PLACEHOLDER} stands for your design description. Left empty, our own template is used.`}
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
        label="Leave out"
        hint="What should never be in the picture."
        error={errors.negativePrompt?.message}
        aside={<Counter count={written.negativePrompt?.length ?? 0} max={PROMPT_MAX} />}
      >
        {(control) => <Textarea {...control} className="min-h-16" {...form.register('negativePrompt')} />}
      </Field>
      <Button type="submit" className="justify-self-start" disabled={save.isPending}>
        {save.isPending ? 'Saving…' : 'Save Template'}
      </Button>
    </form>
  );
}

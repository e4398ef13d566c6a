import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useFormDraft } from '../../../api/cache/use-form-draft.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Field, FieldError } from '../../../components/ui/form/field.tsx';
import { Textarea } from '../../../components/ui/form/input.tsx';
import { useCurrentUser } from '../../account/index.ts';
import { useAuth } from '../../auth/index.ts';
import { OutOfCredits } from '../../billing/index.ts';
import { ColorGrid, useShirtColors } from '../../printify/index.ts';
import { EngineChoice } from './engine-choice.tsx';
import { type GenerateFields, generateFieldsSchema, toRequest } from './generate-request.ts';
import { PressPanel } from './press-panel.tsx';
import { useGenerate } from './use-generate.ts';

const SAMPLE_IDEA = 'Retro sunset with a surfing cat and the words "Surfing Cat"';
const MIN_PAUSE_MS = 500;
const EMPTY_FIELDS: GenerateFields = {
  idea: SAMPLE_IDEA,
  selectedColors: [],
  engine: 'ai',
  style: null,
  conceptRequest: null,
  pickedConcept: null,
};

export function GenerateForm({ onAccepted }: { onAccepted: () => void }) {
  const { data: user } = useCurrentUser();
  const colors = useShirtColors();
  const { session } = useAuth();
  const [draft, saveDraftFrom] = useFormDraft<GenerateFields>('generate', session?.user.id ?? '');
  const lastAttempt = useRef(0);
  const [tooSoon, setTooSoon] = useState(false);
  const [isBuying, setIsBuying] = useState(false);
  const form = useForm<GenerateFields>({
    resolver: zodResolver(generateFieldsSchema),
    defaultValues: { ...EMPTY_FIELDS, ...draft },
  });
  useEffect(() => saveDraftFrom(form.getValues), [form, saveDraftFrom]);
  const { errors } = form.formState;
  const engine = useWatch({ control: form.control, name: 'engine' });
  const generate = useGenerate({
    onAccepted,
    onOutOfCredits: () => setIsBuying(true),
    onRefused: (idea, fields) => {
      if (!form.getValues('idea')) form.setValue('idea', idea);
      for (const [name, message] of Object.entries(fields))
        if (name in generateFieldsSchema.shape) form.setError(name as keyof GenerateFields, { message });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const now = Date.now();
    const isTooSoon = now - lastAttempt.current < MIN_PAUSE_MS;
    lastAttempt.current = now;
    // Not a form error: the validation of the attempt before may still run, and would clear it when it ends.
    setTooSoon(isTooSoon);
    return isTooSoon ? undefined : form.handleSubmit(send)();
  }

  function send(fields: GenerateFields) {
    generate.mutate({ data: toRequest(fields) });
    form.setValue('idea', '');
  }

  return (
    <form noValidate className="grid gap-6" onSubmit={submit}>
      <Field label="Design Description" error={errors.idea?.message} hint="Put words to be printed in quotes.">
        {(control) => <Textarea {...control} className="min-h-32 text-lg leading-snug" {...form.register('idea')} />}
      </Field>
      <Controller
        control={form.control}
        name="selectedColors"
        render={({ field }) => (
          <ColorGrid
            colors={colors}
            selected={field.value}
            onChange={field.onChange}
            error={errors.selectedColors?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="engine"
        render={({ field }) => <EngineChoice value={field.value} onChange={field.onChange} />}
      />
      {engine === 'press' && <PressPanel form={form} />}
      <div className="sticky bottom-0 z-10 -mx-5 grid gap-2 border-t bg-card px-5 py-3 sm:static sm:m-0 sm:border-0 sm:p-0">
        {tooSoon && <FieldError>Please wait a moment before generating again</FieldError>}
        <Button type="submit" variant="spot" size="lg" disabled={!user || user.credits < 1}>
          Generate & Publish (1 credit)
        </Button>
        {user && user.credits < 1 && (
          <p className="text-center text-muted-foreground text-sm">
            You have no credits left.{' '}
            <Button variant="link" size="bare" className="text-foreground" onClick={() => setIsBuying(true)}>
              Get credits
            </Button>
          </p>
        )}
      </div>
      {isBuying && <OutOfCredits onClose={() => setIsBuying(false)} />}
    </form>
  );
}

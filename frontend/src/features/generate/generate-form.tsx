import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useEffect, useRef } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../components/ui/button.tsx';
import { Field, FieldError } from '../../components/ui/field.tsx';
import { Textarea } from '../../components/ui/input.tsx';
import { useCurrentUser } from '../account/index.ts';
import { useShirtColors } from '../printify/index.ts';
import { ColorGrid } from './color-grid.tsx';
import { useDraft } from './use-draft.ts';
import { useGenerate } from './use-generate.ts';

const SAMPLE = 'Retro sunset with a surfing cat and the words "Surfing Cat"';
const MAX_IDEA = 2000;
const MIN_PAUSE_MS = 500;

const schema = z.object({
  idea: z.string().trim().min(1, 'Please enter a design description').max(MAX_IDEA, `At most ${MAX_IDEA} characters`),
  selectedColors: z.array(z.string()).min(1, 'Please select at least one shirt color'),
});

type GenerateValues = z.infer<typeof schema>;

/** What the seller asks the press for. */
export function GenerateForm({ onAccepted }: { onAccepted: () => void }) {
  const { data: user } = useCurrentUser();
  const { colors } = useShirtColors();
  const [draft, keep] = useDraft<GenerateValues>();
  const lastAttempt = useRef(0);
  const form = useForm<GenerateValues>({
    resolver: zodResolver(schema),
    defaultValues: draft ?? { idea: SAMPLE, selectedColors: [] },
  });
  useEffect(() => () => keep(form.getValues()), [form, keep]);
  const { errors } = form.formState;
  const generate = useGenerate({
    onAccepted,
    onRefused: (idea, fields) => {
      if (!form.getValues('idea')) form.setValue('idea', idea);
      for (const [name, message] of Object.entries(fields))
        if (name in schema.shape) form.setError(name as keyof GenerateValues, { message });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const now = Date.now();
    const tooSoon = now - lastAttempt.current < MIN_PAUSE_MS;
    lastAttempt.current = now;
    if (tooSoon) return form.setError('root', { message: 'Please wait a moment before generating again' });
    return form.handleSubmit(send)();
  }

  function send(data: GenerateValues) {
    generate.mutate({ data });
    form.setValue('idea', '');
  }

  return (
    <form noValidate className="grid gap-6" onSubmit={submit}>
      <Field label="Design Description" error={errors.idea?.message} hint="Put words that are to be printed in quotes.">
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
      <div className="sticky bottom-0 z-10 -mx-5 grid gap-2 border-t bg-sheet px-5 py-3 sm:static sm:m-0 sm:border-0 sm:p-0">
        {errors.root?.message && <FieldError>{errors.root.message}</FieldError>}
        <Button type="submit" variant="spot" size="lg" disabled={!user || user.credits < 1}>
          Generate & Publish (1 credit)
        </Button>
        {user && user.credits < 1 && (
          <p className="text-center text-muted-foreground text-sm">You have no credits left.</p>
        )}
      </div>
    </form>
  );
}

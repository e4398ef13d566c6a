import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import {
  getListSketchesQueryKey,
  useCreateSketches,
  useListSketches,
} from '../../../api/generated/generations/generations.ts';
import type { Sketches } from '../../../api/model/sketches.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Spinner } from '../../../components/ui/state/spinner.tsx';
import { findBrief } from '../brief/brief-query.ts';
import { currentSketch, type GenerateFields } from './generate-request.ts';
import { SketchChoice } from './sketch-choice.tsx';

interface SketchPanelProps {
  form: UseFormReturn<GenerateFields>;
}

/** Quick pictures of the idea by the AI model, to pick from before a credit is spent. */
export function SketchPanel({ form }: SketchPanelProps) {
  const [typed, brief, colors, pickedSketch] = useWatch({
    control: form.control,
    name: ['idea', 'brief', 'selectedColors', 'pickedSketch'],
  });
  const idea = typed.trim();
  const { data } = useListSketches({ query: { enabled: idea !== '' } });
  const sketches = data?.sketches.filter((sketch) => sketch.idea === idea) ?? [];
  const create = useSketching();
  const [isReading, setReading] = useState(false);

  async function request() {
    if (!(await form.trigger('idea', { shouldFocus: true }))) return;
    setReading(true);
    const asked = brief ? brief.value : await findBrief(idea);
    setReading(false);
    create.mutate({ data: { idea, selectedColors: colors, ...(asked && { brief: asked }) } });
  }

  return (
    <div className="grid gap-3">
      {sketches.length > 0 && (
        <SketchChoice
          sketches={sketches}
          color={colors[0]}
          picked={currentSketch({ idea, pickedSketch })}
          onPick={(id) => form.setValue('pickedSketch', id ? { id, idea } : null)}
        />
      )}
      {create.isPending || isReading ? (
        <Spinner label="Drawing sketches…" className="min-h-24 justify-self-center" />
      ) : (
        <div className="grid gap-1.5">
          <Button onClick={request}>{sketches.length > 0 ? 'Four more sketches' : 'Show sketches'}</Button>
          <p className="text-muted-foreground text-sm">
            Free, in about ten seconds. Pick one and the design follows it, or go without.
          </p>
        </div>
      )}
      {create.error && (
        <p role="alert" className="text-destructive">
          {create.error.message}
        </p>
      )}
    </div>
  );
}

/** What the server answers with is on the list at once. */
function useSketching() {
  const client = useQueryClient();
  return useCreateSketches({
    mutation: {
      onSuccess: ({ sketches }) =>
        client.setQueryData<Sketches>(getListSketchesQueryKey(), (known) => ({
          sketches: [...sketches, ...(known?.sketches ?? [])],
        })),
    },
  });
}

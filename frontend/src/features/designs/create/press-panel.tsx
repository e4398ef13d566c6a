import { useState } from 'react';
import { createPortal } from 'react-dom';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { PressStyle } from '../../../api/model/pressStyle.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { Select } from '../../../components/ui/form/input.tsx';
import { bringIntoView } from '../../../lib/bring-into-view.ts';
import { useMediaQuery, WIDE_SCREEN } from '../../../lib/hooks/use-media-query.ts';
import { findBrief } from '../brief/brief-query.ts';
import { Concepts } from './concepts.tsx';
import { EditedConcept } from './edited-concept.tsx';
import { currentConceptRequest, type GenerateFields } from './generate-request.ts';

interface PressPanelProps {
  form: UseFormReturn<GenerateFields>;
  /** On a wide screen concepts are shown here. */
  stage: HTMLElement | null;
}

/** The options of Press: a style, and concepts of the idea to pick from before a credit is spent. */
export function PressPanel({ form, stage }: PressPanelProps) {
  const isWide = useMediaQuery(WIDE_SCREEN);
  const [idea, style, brief, conceptRequest, pickedConcept, selectedColors] = useWatch({
    control: form.control,
    name: ['idea', 'style', 'brief', 'conceptRequest', 'pickedConcept', 'selectedColors'],
  });
  const [publish, publishAt, lineUpId] = useWatch({
    control: form.control,
    name: ['publish', 'publishAt', 'lineUpId'],
  });
  const [isReading, setReading] = useState(false);
  const current = currentConceptRequest({ idea, style, brief, conceptRequest });
  const colorsChanged = current !== null && current.selectedColors.join() !== selectedColors.join();

  async function requestConcepts() {
    if (!(await form.trigger('idea', { shouldFocus: true }))) return;
    if (!current) form.setValue('pickedConcept', null);
    setReading(true);
    const asked = current ? current.brief : (brief?.value ?? (await findBrief(idea)));
    setReading(false);
    const request = { idea: idea.trim(), style, selectedColors, brief: asked, isChanged: brief !== null };
    form.setValue('conceptRequest', request);
    if (isWide) requestAnimationFrame(() => bringIntoView(stage));
  }

  const concepts = current && (
    <Concepts
      request={current}
      picked={pickedConcept}
      onPick={(concept) => form.setValue('pickedConcept', concept)}
      terms={{ selectedColors, publish, publishAt, lineUpId }}
    />
  );

  return (
    <div className="grid gap-4">
      <EditedConcept />
      <Field
        label="Style"
        hint="Leave on Auto and Press picks a style to suit your words."
        error={form.formState.errors.style?.message}
      >
        {(control) => (
          <Select
            {...control}
            value={style ?? ''}
            onChange={({ target }) => form.setValue('style', (target.value || null) as PressStyle | null)}
          >
            <option value="">Auto</option>
            {Object.values(PressStyle).map((option) => (
              <option key={option} value={option}>
                {capitalize(option)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {isWide && stage ? createPortal(concepts, stage) : concepts}
      {!current && (
        <div className="grid gap-1.5">
          <Button aria-busy={isReading} onClick={requestConcepts}>
            {isReading ? 'Reading…' : 'Show concepts'}
          </Button>
          <p className="text-muted-foreground text-sm">Free. Pick one, or Press will use the first.</p>
        </div>
      )}
      {colorsChanged && (
        <Button size="sm" onClick={requestConcepts}>
          Update to my colors
        </Button>
      )}
    </div>
  );
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

import { type UseFormReturn, useWatch } from 'react-hook-form';
import { PressStyle } from '../../../api/model/pressStyle.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { Select } from '../../../components/ui/form/input.tsx';
import { Concepts } from './concepts.tsx';
import { currentConceptRequest, type GenerateFields } from './generate-request.ts';

/** The options of Press: a style, and concepts of the idea to pick from before a credit is spent. */
export function PressPanel({ form }: { form: UseFormReturn<GenerateFields> }) {
  const [idea, style, conceptRequest, pickedConcept, selectedColors] = useWatch({
    control: form.control,
    name: ['idea', 'style', 'conceptRequest', 'pickedConcept', 'selectedColors'],
  });
  const current = currentConceptRequest({ idea, style, conceptRequest });
  const colorsChanged = current !== null && current.selectedColors.join() !== selectedColors.join();

  async function requestConcepts() {
    if (!(await form.trigger('idea', { shouldFocus: true }))) return;
    if (!current) form.setValue('pickedConcept', null);
    form.setValue('conceptRequest', { idea: idea.trim(), style, selectedColors });
  }

  return (
    <div className="grid gap-4">
      <Field label="Style" hint="Press picks a style that suits your words, unless you choose one.">
        {(control) => (
          <Select
            {...control}
            value={style ?? ''}
            onChange={({ target }) => form.setValue('style', (target.value || null) as PressStyle | null)}
          >
            <option value="">Press picks</option>
            {Object.values(PressStyle).map((option) => (
              <option key={option} value={option}>
                {capitalize(option)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {current && (
        <Concepts
          request={current}
          picked={pickedConcept}
          onPick={(concept) => form.setValue('pickedConcept', concept)}
        />
      )}
      {!current && (
        <div className="grid gap-1.5">
          <Button onClick={requestConcepts}>Show concepts</Button>
          <p className="text-muted-foreground text-sm">Free. Pick one, or let Press make the first one.</p>
        </div>
      )}
      {colorsChanged && (
        <Button size="sm" onClick={requestConcepts}>
          Show them on the selected colors
        </Button>
      )}
    </div>
  );
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

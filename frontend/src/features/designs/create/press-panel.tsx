import { type UseFormReturn, useWatch } from 'react-hook-form';
import { PressStyle } from '../../../api/model/pressStyle.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { Select } from '../../../components/ui/form/input.tsx';
import { Concepts } from './concepts.tsx';
import { askedFor, type Wish } from './generate-request.ts';

/** What Press lets one choose: a style, and one of several designs of the idea before anything is paid. */
export function PressPanel({ form }: { form: UseFormReturn<Wish> }) {
  const [idea, style, asked, picked, selectedColors] = useWatch({
    control: form.control,
    name: ['idea', 'style', 'asked', 'picked', 'selectedColors'],
  });
  const shown = askedFor({ idea, style, asked });
  const onOtherColors = shown !== null && shown.selectedColors.join() !== selectedColors.join();

  async function ask() {
    if (!(await form.trigger('idea', { shouldFocus: true }))) return;
    if (!shown) form.setValue('picked', null);
    form.setValue('asked', { idea: idea.trim(), style, selectedColors });
  }

  return (
    <div className="grid gap-4">
      <Field label="Style" hint="Press picks what suits your words, unless you choose.">
        {(control) => (
          <Select
            {...control}
            value={style ?? ''}
            onChange={({ target }) => form.setValue('style', (target.value || null) as PressStyle | null)}
          >
            <option value="">Press picks</option>
            {Object.values(PressStyle).map((one) => (
              <option key={one} value={one}>
                {capitalized(one)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {shown && <Concepts asked={shown} picked={picked} onPick={(concept) => form.setValue('picked', concept)} />}
      {!shown && (
        <div className="grid gap-1.5">
          <Button onClick={ask}>Show concepts</Button>
          <p className="text-muted-foreground text-sm">Free. Pick one, or let Press make the first.</p>
        </div>
      )}
      {onOtherColors && (
        <Button size="sm" onClick={ask}>
          Show them on the colors chosen now
        </Button>
      )}
    </div>
  );
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

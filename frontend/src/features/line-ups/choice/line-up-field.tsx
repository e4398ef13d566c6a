import { Link } from 'react-router';
import { useListLineUps } from '../../../api/generated/line-ups/line-ups.ts';
import type { LineUpList } from '../../../api/model/lineUpList.ts';
import type { LineUpView } from '../../../api/model/lineUpView.ts';
import { Field } from '../../../components/ui/form/field.tsx';
import { Select } from '../../../components/ui/form/input.tsx';
import { pluralize } from '../../../lib/format.ts';
import { chosenLineUp, type LineUpChoice, lineUpCredits } from '../model/chosen-line-up.ts';
import { listKinds } from '../model/kinds.ts';
import { shopWords } from '../model/line-up-shop.ts';
import { LINE_UPS_PATH } from '../model/paths.ts';

interface LineUpFieldProps {
  value: LineUpChoice;
  error?: string | undefined;
  onChange: (choice: LineUpChoice) => void;
}

/** What a design is put on beside the T-shirt. Nothing is shown until it is known what there is to choose. */
export function LineUpField(props: LineUpFieldProps) {
  const { data } = useListLineUps();
  if (!data) return null;
  if (data.lineUps.length === 0)
    return (
      <p className="text-muted-foreground text-sm">
        Sell it on more than a T-shirt:{' '}
        <Link to={`${LINE_UPS_PATH}?edit=new`} className="text-foreground underline">
          make a line-up
        </Link>
      </p>
    );
  return <Choice {...props} {...data} />;
}

function Choice({ value, error, onChange, lineUps, creditsEach }: LineUpFieldProps & LineUpList) {
  const chosen = chosenLineUp(value, lineUps);
  const credits = lineUpCredits(chosen, creditsEach);
  return (
    <Field
      label="Also on"
      hint={
        chosen && (
          <span className="block first-letter:uppercase">{`${listKinds(chosen.items)}.${shopSentence(chosen)}${creditWords(credits)}`}</span>
        )
      }
      error={error ?? ''}
    >
      {(control) => (
        <Select {...control} value={chosen?.id ?? ''} onChange={({ target }) => onChange(target.value || null)}>
          <option value="">T-shirt only</option>
          {lineUps.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Where it is not where designs go. */
function shopSentence({ shop }: LineUpView): string {
  return shop ? ` In ${shopWords(shop)}.` : '';
}

function creditWords(credits: number): string {
  return credits > 0 ? ` ${pluralize(credits, 'credit')} beside that of the design.` : '';
}

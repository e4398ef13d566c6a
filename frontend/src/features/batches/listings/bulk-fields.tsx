import type { RowView } from '../../../api/model/rowView.ts';
import { Checkbox } from '../../../components/ui/form/checkbox.tsx';
import { ColorToggles } from '../../../components/ui/form/color-toggles.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { Input } from '../../../components/ui/form/input.tsx';
import { RadioGroup } from '../../../components/ui/form/radio-group.tsx';
import { isPrice, PRICE_OUT_OF_RANGE, PriceInput, parseCents } from '../../profit/index.ts';
import { useColorHexes } from '../parts/use-color-hexes.ts';
import { type BulkChange, MOST_TAGS } from './listing-changes.ts';

export type BulkKind = BulkChange['kind'];

/** What is in the fields of all kinds. */
export interface TypedChange {
  text: string;
  replacement: string;
  makesRoom: boolean;
  colors: string[];
  /** The value of a radio button. */
  turn: 'off' | 'on';
}

export const NOTHING_TYPED: TypedChange = { text: '', replacement: '', makesRoom: true, colors: [], turn: 'off' };

export function toChange(kind: BulkKind, { text, replacement, makesRoom, colors, turn }: TypedChange): BulkChange {
  if (kind === 'replace') return { kind, find: text, replacement };
  if (kind === 'setPrice') return { kind, price: parseCents(text) };
  if (kind === 'switchColors') return { kind, colors, isOn: turn === 'on' };
  return kind === 'addTag' ? { kind, tag: text, makesRoom } : { kind, tag: text };
}

interface BulkFieldsProps {
  kind: BulkKind;
  rows: readonly RowView[];
  typed: TypedChange;
  onEdit: (change: Partial<TypedChange>) => void;
}

/** The fields of one kind of change. */
export function BulkFields(props: BulkFieldsProps) {
  if (props.kind === 'setPrice') return <PriceField {...props} />;
  if (props.kind === 'switchColors') return <ColorFields {...props} />;
  return <WordFields {...props} />;
}

function PriceField({ typed: { text }, onEdit }: BulkFieldsProps) {
  return (
    <Field
      label="Price (USD)"
      hint="Sizes with their own price stay the same."
      error={text === '' || isPrice(text) ? '' : PRICE_OUT_OF_RANGE}
    >
      {(control) => (
        <PriceInput {...control} autoFocus value={text} onChange={({ target }) => onEdit({ text: target.value })} />
      )}
    </Field>
  );
}

const TURNS = [
  { value: 'off', name: 'Switch off' },
  { value: 'on', name: 'Switch on' },
] as const;

function ColorFields({ rows, typed: { colors, turn }, onEdit }: BulkFieldsProps) {
  const hexOf = useColorHexes();
  const made = [...new Set(rows.flatMap(({ design }) => design?.colors ?? []))];
  const toggle = (name: string) =>
    onEdit({ colors: colors.includes(name) ? colors.filter((other) => other !== name) : [...colors, name] });
  return (
    <>
      <RadioGroup label="What to do" options={TURNS} value={turn} onChange={(next) => onEdit({ turn: next })} />
      <ColorToggles
        label="Colors"
        colors={made.map((name) => ({ name, hex: hexOf(name) }))}
        pressed={colors}
        onToggle={toggle}
        hint="Changes only the colors that a listing was made in."
      />
    </>
  );
}

function WordFields({ kind, typed: { text, replacement, makesRoom }, onEdit }: BulkFieldsProps) {
  return (
    <>
      <Field label={kind === 'replace' ? 'Find' : 'Tag'} hint={kind === 'addTag' ? 'At most 20 characters.' : ''}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            maxLength={kind === 'replace' ? 140 : 20}
            value={text}
            onChange={({ target }) => onEdit({ text: target.value })}
          />
        )}
      </Field>
      {kind === 'replace' && (
        <Field label="Replace with">
          {(control) => (
            <Input
              {...control}
              maxLength={140}
              value={replacement}
              onChange={({ target }) => onEdit({ replacement: target.value })}
            />
          )}
        </Field>
      )}
      {kind === 'addTag' && (
        <Checkbox checked={makesRoom} onChange={({ target }) => onEdit({ makesRoom: target.checked })}>
          Where there are {MOST_TAGS} already, it takes the place of the last one
        </Checkbox>
      )}
    </>
  );
}

import { type FormEvent, useState } from 'react';
import type { RowView } from '../../../api/model/rowView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Checkbox } from '../../../components/ui/form/checkbox.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { Input } from '../../../components/ui/form/input.tsx';
import { dollars, pluralize } from '../../../lib/format.ts';
import { isPrice, PRICE_OUT_OF_RANGE, PriceInput, parseCents } from '../../profit/index.ts';
import { applyChange, type BulkChange, type ListingFields, MOST_TAGS } from './listing-changes.ts';
import { SAVES_A_MINUTE } from './use-change-listings.ts';

export type BulkKind = BulkChange['kind'];

const TITLES: Record<BulkKind, string> = {
  replace: 'Find and replace in titles',
  addTag: 'Add a tag',
  removeTag: 'Remove a tag',
  setPrice: 'Set the price',
};

interface BulkDialogProps {
  kind: BulkKind;
  rows: readonly RowView[];
  progress: { done: number; total: number } | undefined;
  onChange: (change: BulkChange) => void;
  onClose: () => void;
}

/** A change of the chosen listings, with how many it changes and one of them before and after. */
export function BulkDialog({ kind, rows, progress, onChange, onClose }: BulkDialogProps) {
  const [text, setText] = useState('');
  const [replacement, setReplacement] = useState('');
  const [makesRoom, setMakesRoom] = useState(true);
  const change = toChange(kind, { text, replacement, makesRoom });
  const changed = rows.flatMap(({ design }) => {
    const before = { title: design?.title ?? '', tags: design?.tags ?? [], price: design?.price ?? 0 };
    const after = applyChange(before, change);
    return after ? [{ before: shown(before, kind), after: shown(after, kind) }] : [];
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange(change);
  };
  const [first] = changed;
  return (
    <Dialog title={TITLES[kind]} description={`In ${pluralize(rows.length, 'listing')}`} narrow onClose={onClose}>
      <form noValidate className="grid gap-5 p-5 sm:p-7" onSubmit={submit}>
        {kind === 'setPrice' ? (
          <Field
            label="Price (USD)"
            hint="Sizes with their own price stay the same."
            error={text === '' || isPrice(text) ? '' : PRICE_OUT_OF_RANGE}
          >
            {(control) => (
              <PriceInput {...control} autoFocus value={text} onChange={({ target }) => setText(target.value)} />
            )}
          </Field>
        ) : (
          <Field label={kind === 'replace' ? 'Find' : 'Tag'} hint={kind === 'addTag' ? 'At most 20 characters.' : ''}>
            {(control) => (
              <Input
                {...control}
                autoFocus
                maxLength={kind === 'replace' ? 140 : 20}
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            )}
          </Field>
        )}
        {kind === 'replace' && (
          <Field label="Replace with">
            {(control) => (
              <Input
                {...control}
                maxLength={140}
                value={replacement}
                onChange={({ target }) => setReplacement(target.value)}
              />
            )}
          </Field>
        )}
        {kind === 'addTag' && (
          <Checkbox checked={makesRoom} onChange={({ target }) => setMakesRoom(target.checked)}>
            Where there are {MOST_TAGS} already, it takes the place of the last one
          </Checkbox>
        )}
        <div role="status" className="grid gap-2">
          <p>
            Changes {changed.length} of {pluralize(rows.length, 'listing')}.
          </p>
          {first?.after && (
            <p className="break-words text-muted-foreground text-sm">
              <del>{first.before}</del>
              <br />
              <ins className="text-foreground no-underline">{first.after}</ins>
            </p>
          )}
        </div>
        {rows.length > SAVES_A_MINUTE && (
          <p className="text-muted-foreground text-sm">
            {SAVES_A_MINUTE} listings are changed a minute. Leave this page open until they are done.
          </p>
        )}
        <Button
          type="submit"
          variant="ink"
          className="justify-self-start"
          disabled={changed.length === 0 || progress !== undefined}
        >
          {progress ? `${progress.done} of ${progress.total}…` : `Change ${pluralize(changed.length, 'listing')}`}
        </Button>
      </form>
    </Dialog>
  );
}

/** What a change of this kind changes, where it can be shown in a line. */
function shown({ title, price }: Partial<ListingFields>, kind: BulkKind): string {
  if (kind !== 'setPrice') return title ?? '';
  return price ? dollars(price) : '';
}

interface TypedChange {
  text: string;
  replacement: string;
  makesRoom: boolean;
}

function toChange(kind: BulkKind, { text, replacement, makesRoom }: TypedChange): BulkChange {
  if (kind === 'replace') return { kind, find: text, replacement };
  if (kind === 'setPrice') return { kind, price: parseCents(text) };
  return kind === 'addTag' ? { kind, tag: text, makesRoom } : { kind, tag: text };
}

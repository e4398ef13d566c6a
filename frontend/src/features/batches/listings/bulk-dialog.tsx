import { type FormEvent, useState } from 'react';
import type { RowView } from '../../../api/model/rowView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { dollars, pluralize } from '../../../lib/format.ts';
import { NO_COLOR_ON } from '../../designs/index.ts';
import { LeftOut, type LeftOutRow, NAMED_IN_TOAST } from '../parts/left-out.tsx';
import { BulkFields, type BulkKind, NOTHING_TYPED, toChange } from './bulk-fields.tsx';
import { changeListings } from './change-listings.ts';
import { applyChange, type BulkChange, type ListingFields, leavesNoColor } from './listing-changes.ts';
import type { StoreListing } from './use-store-listing.ts';

const TITLES: Record<BulkKind, string> = {
  replace: 'Find and replace in titles',
  addTag: 'Add a tag',
  removeTag: 'Remove a tag',
  setPrice: 'Set the price',
  switchColors: 'Switch colors',
};

export interface BulkProgress {
  done: number;
  total: number;
}

interface BulkDialogProps {
  kind: BulkKind;
  rows: readonly RowView[];
  /** Of the change that is under way, which goes on where the dialog is closed. */
  progress: BulkProgress | undefined;
  store: StoreListing;
  onProgress: (progress: BulkProgress | undefined) => void;
  onClose: () => void;
}

/** A change of the chosen listings, with how many it changes and one of them before and after. */
export function BulkDialog({ kind, rows, progress, store, onProgress, onClose }: BulkDialogProps) {
  const [leftOut, setLeftOut] = useState<readonly LeftOutRow[]>([]);
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const change = toChange(kind, typed);
  const { changed, refused } = preview(rows, change);
  const changeAll = async () => {
    const total = rows.length;
    onProgress({ done: 0, total });
    const refusals = await changeListings({ rows, change, store, onProgress: (done) => onProgress({ done, total }) });
    onProgress(undefined);
    setLeftOut(refusals);
    if (refusals.length <= NAMED_IN_TOAST) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void changeAll();
  };
  const [first] = changed;
  return (
    <Dialog title={TITLES[kind]} description={`In ${pluralize(rows.length, 'listing')}`} narrow onClose={onClose}>
      <form noValidate className="grid gap-5 p-5 *:min-w-0 sm:p-7" onSubmit={submit}>
        <BulkFields
          kind={kind}
          rows={rows}
          typed={typed}
          onEdit={(edited) => setTyped((before) => ({ ...before, ...edited }))}
        />
        <div role="status" className="grid gap-2">
          <p>
            Changes {changed.length} of {pluralize(rows.length, 'listing')}.
          </p>
          {refused.length > 0 && (
            <p className="text-sm text-warning">
              {namesOf(refused)} left out. {NO_COLOR_ON}
            </p>
          )}
          {first?.after && (
            <p className="break-words text-muted-foreground text-sm">
              <del>{first.before}</del>
              <br />
              <ins className="text-foreground no-underline">{first.after}</ins>
            </p>
          )}
        </div>
        <LeftOut rows={leftOut} />
        {rows.length > MANY && (
          <p className="text-muted-foreground text-sm">Leave this page open until all are changed.</p>
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

interface Preview {
  changed: { before: string; after: string }[];
  /** Rows that do not take the change. */
  refused: number[];
}

function preview(rows: readonly RowView[], change: BulkChange): Preview {
  const changed: Preview['changed'] = [];
  const refused: number[] = [];
  for (const { design, position } of rows) {
    if (!design) continue;
    const before = { ...design, title: design.title ?? '' };
    const after = applyChange(before, change);
    if (after && leavesNoColor(after)) refused.push(position);
    else if (after) changed.push({ before: shown(before, change.kind), after: shown(after, change.kind) });
  }
  return { changed, refused };
}

/** What a change of this kind changes, where it can be shown in a line. */
function shown({ title, price, colorsOn }: Partial<ListingFields>, kind: BulkKind): string {
  if (kind === 'switchColors') return (colorsOn ?? []).join(', ');
  if (kind !== 'setPrice') return title ?? '';
  return price ? dollars(price) : '';
}

/** More take a while. */
const MANY = 60;
const MOST_NAMED = 5;

function namesOf(positions: readonly number[]): string {
  const named = positions.slice(0, MOST_NAMED).map(String);
  const more = positions.length - named.length;
  const names = new Intl.ListFormat('en-US').format(more > 0 ? [...named, `${more} more`] : named);
  return positions.length === 1 ? `Row ${names} is` : `Rows ${names} are`;
}

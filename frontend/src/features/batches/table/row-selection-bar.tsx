import { Check, RotateCcw, RotateCw, Trash2, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { RowView } from '../../../api/model/rowView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { wholeNumber } from '../../../lib/format.ts';
import { isPossible, type RowAction } from '../model/row-changes.ts';
import type { RowActions } from '../queries/use-row-actions.ts';
import { RetryDialog } from './retry-dialog.tsx';

interface RowSelectionBarProps {
  selected: RowView[];
  /** How many rows are shown. */
  shown: number;
  actions: RowActions;
  onSelectAll: () => void;
  onClear: () => void;
}

const ACTIONS: readonly { action: RowAction; name: string; icon: ReactNode }[] = [
  { action: 'approve', name: 'Approve', icon: <Check aria-hidden="true" /> },
  { action: 'retry', name: 'Try again', icon: <RotateCw aria-hidden="true" /> },
  { action: 'restore', name: 'Restore', icon: <RotateCcw aria-hidden="true" /> },
  { action: 'discard', name: 'Discard', icon: <Trash2 aria-hidden="true" /> },
];

/** What can be done with the selected rows, and with how many of them. */
export function RowSelectionBar({ selected, shown, actions, onSelectAll, onClear }: RowSelectionBarProps) {
  const [isRetrying, setRetrying] = useState(false);
  const rowsFor = (action: RowAction) => selected.filter((row) => isPossible(action, row));
  const perform = (action: RowAction) => {
    actions[action](rowsFor(action).map(({ id }) => id)).then(onClear, () => undefined);
  };
  return (
    <section
      aria-label="Selected rows"
      className="fixed inset-x-2 bottom-2 z-30 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border border-foreground bg-card px-3 py-1.5 shadow-lg sm:sticky sm:inset-x-auto sm:top-2 sm:bottom-auto"
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 max-sm:basis-full">
        <Button variant="quiet" size="icon" aria-label="Clear the selection" onClick={onClear} className="-ml-2">
          <X aria-hidden="true" />
        </Button>
        <p role="status" className="figures font-semibold">
          {wholeNumber(selected.length)} selected
        </p>
        {selected.length < shown && (
          <Button variant="link" size="bare" className="min-h-9 pointer-coarse:min-h-11" onClick={onSelectAll}>
            Select all {wholeNumber(shown)}
          </Button>
        )}
      </div>
      <fieldset aria-label="Actions" className="flex flex-wrap gap-0.5 max-sm:w-full sm:gap-2">
        {ACTIONS.map(({ action, name, icon }) => {
          const count = rowsFor(action).length;
          return (
            count > 0 && (
              <Button
                key={action}
                variant="quiet"
                className="px-2 max-sm:gap-1.5 max-sm:text-sm sm:px-4"
                onClick={() => (action === 'retry' ? setRetrying(true) : perform(action))}
              >
                {icon}
                {count === selected.length ? name : `${name} ${wholeNumber(count)}`}
              </Button>
            )
          );
        })}
      </fieldset>
      {isRetrying && (
        <RetryDialog rows={rowsFor('retry')} onConfirm={() => perform('retry')} onClose={() => setRetrying(false)} />
      )}
    </section>
  );
}

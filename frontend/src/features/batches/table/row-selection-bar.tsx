import { Check, PencilLine, RotateCcw, RotateCw, Trash2, X } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { RowView } from '../../../api/model/rowView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { wholeNumber } from '../../../lib/format.ts';
import { isChangeable, isPossible, isPossibleWhenCanceled, type RowAction } from '../model/row-changes.ts';
import { retryVerb } from '../model/words.ts';
import type { RowActions } from '../queries/use-row-actions.ts';
import { RetryDialog } from './retry-dialog.tsx';

const SetCellsDialog = lazy(async () => ({ default: (await import('./set-cells-dialog.tsx')).SetCellsDialog }));

interface RowSelectionBarProps {
  batchId: string;
  isCanceled: boolean;
  selected: RowView[];
  /** How many rows are shown. */
  shown: number;
  actions: RowActions;
  /** Is called with each row whose cells are going to be changed. */
  onChanging: (rowId: string) => void;
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
export function RowSelectionBar(props: RowSelectionBarProps) {
  const { batchId, isCanceled, selected, shown, actions, onChanging, onSelectAll, onClear } = props;
  const [isRetrying, setRetrying] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const changeable = isCanceled ? [] : selected.filter(isChangeable);
  const isAllowed = isCanceled ? isPossibleWhenCanceled : isPossible;
  const rowsFor = (action: RowAction) => selected.filter((row) => isAllowed(action, row));
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
        {changeable.length > 0 && (
          <ActionButton
            name="Change cells"
            icon={<PencilLine aria-hidden="true" />}
            count={changeable.length}
            of={selected.length}
            onPress={() => setChanging(true)}
          />
        )}
        {ACTIONS.map(({ action, name, icon }) => {
          const count = rowsFor(action).length;
          const shownName = action === 'retry' ? `${retryVerb(rowsFor(action))} again` : name;
          return (
            count > 0 && (
              <ActionButton
                key={action}
                name={shownName}
                icon={icon}
                count={count}
                of={selected.length}
                onPress={() => (action === 'retry' ? setRetrying(true) : perform(action))}
              />
            )
          );
        })}
      </fieldset>
      {isRetrying && (
        <RetryDialog rows={rowsFor('retry')} onConfirm={() => perform('retry')} onClose={() => setRetrying(false)} />
      )}
      {isChanging && (
        <Suspense>
          <SetCellsDialog
            batchId={batchId}
            rows={changeable}
            onChanging={onChanging}
            onClose={() => setChanging(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

interface ActionButtonProps {
  name: string;
  icon: ReactNode;
  /** How many of the selected rows it can be done with. */
  count: number;
  of: number;
  onPress: () => void;
}

function ActionButton({ name, icon, count, of, onPress }: ActionButtonProps) {
  return (
    <Button variant="quiet" className="px-2 max-sm:gap-1.5 max-sm:text-sm sm:px-4" onClick={onPress}>
      {icon}
      {count === of ? name : `${name} ${wholeNumber(count)}`}
    </Button>
  );
}

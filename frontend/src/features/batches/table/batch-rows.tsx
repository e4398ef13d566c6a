import { Plus } from 'lucide-react';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import type { BatchDetails } from '../../../api/model/batchDetails.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import type { UpdateRow } from '../../../api/model/updateRow.ts';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { LoadError } from '../../../components/ui/state/query-state.tsx';
import { Loading, RowsSkeleton } from '../../../components/ui/state/skeleton.tsx';
import { useSelection } from '../../../lib/selection/use-selection.ts';
import { useShirtColors } from '../../printify/index.ts';
import { matchesFilter, type RowFilter } from '../model/states.ts';
import { zoneOfDates } from '../publishing/schedule.ts';
import { useBatchRows } from '../queries/use-batch-rows.ts';
import { useBatch } from '../queries/use-batches.ts';
import { useRowActions } from '../queries/use-row-actions.ts';
import { RunPanel } from '../running/run-panel.tsx';
import { type Cells, CellsContext } from './cells-context.ts';
import { RowFilters } from './row-filters.tsx';
import { RowSelectionBar } from './row-selection-bar.tsx';
import { RowsTable } from './rows-table.tsx';
import { useCellDrafts } from './use-cell-drafts.ts';
import { useLineUpOptions } from './use-line-up-options.ts';

const AddRows = lazy(async () => ({ default: (await import('./add-rows.tsx')).AddRows }));

interface BatchRowsProps {
  id: string;
  filter: RowFilter;
  onFilter: (filter: RowFilter) => void;
}

/** Where a batch stands, and all of its rows to mend, watch and decide about. */
export function BatchRows({ id, filter, onFilter }: BatchRowsProps) {
  const { data: batch } = useBatch(id);
  const { query, rows, isComplete } = useBatchRows(id);
  if (!batch) return null;
  return (
    <div className="grid gap-5 *:min-w-0">
      <RunPanel batch={batch} />
      {query.isPending && (
        <Loading label="Loading rows…">
          <RowsSkeleton rows={8} className="h-16" />
        </Loading>
      )}
      {query.isError && !isComplete && <LoadError error={query.error} onRetry={query.refetch} />}
      {query.data && (
        <Rows key={id} batch={batch} rows={rows} isComplete={isComplete} filter={filter} onFilter={onFilter} />
      )}
    </div>
  );
}

interface RowsProps extends Omit<BatchRowsProps, 'id'> {
  batch: BatchDetails;
  rows: RowView[];
  isComplete: boolean;
}

function Rows({ batch, rows, isComplete, filter, onFilter }: RowsProps) {
  const { id, state, defaults } = batch;
  const isCanceled = state === 'canceled';
  const zone = zoneOfDates(batch);
  const [isAdding, setAdding] = useState(false);
  const actions = useRowActions(id);
  const { shown, hold } = useShownRows(rows, filter);
  const order = useMemo(() => shown.map((row) => row.id), [shown]);
  const { ids, select, selectAll, clear } = useSelection(order, filter ?? 'all');
  const selected = useMemo(() => rows.filter((row) => ids.has(row.id)), [rows, ids]);
  const save = useCallback(
    (rowId: string, change: UpdateRow) => {
      hold(rowId);
      return actions.update(rowId, change);
    },
    [actions, hold],
  );
  const drafts = useCellDrafts(id, rows, isComplete, save);
  const colors = useShirtColors();
  const hexes = useMemo(() => new Map(colors.map(({ color, hex }) => [color.toLowerCase(), hex])), [colors]);
  const lineUps = useLineUpOptions();
  const cells = useMemo<Cells>(
    () => ({ batchId: id, isCanceled, defaults, hexes, drafts, zone, save, ...lineUps }),
    [id, isCanceled, defaults, hexes, drafts, zone, save, lineUps],
  );
  return (
    <CellsContext value={cells}>
      <div className="grid gap-3 *:min-w-0">
        <div className="flex flex-wrap items-center justify-between gap-3 *:min-w-0">
          <RowFilters rows={rows} filter={filter} onFilter={onFilter} />
          {!isCanceled && (
            <Button size="sm" onClick={() => setAdding(true)}>
              <Plus aria-hidden="true" />
              Add rows
            </Button>
          )}
        </div>
        {selected.length > 0 && (
          <RowSelectionBar
            batchId={id}
            isCanceled={isCanceled}
            selected={selected}
            onChanging={hold}
            shown={shown.length}
            actions={actions}
            onSelectAll={() => selectAll(order)}
            onClear={clear}
          />
        )}
        {shown.length > 0 ? (
          <RowsTable rows={shown} selected={ids} onSelect={select} />
        ) : (
          <NoRows isFiltered={rows.length > 0} onReset={() => onFilter(undefined)} />
        )}
      </div>
      {isAdding && (
        <Suspense>
          <AddRows batchId={id} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </CellsContext>
  );
}

function NoRows({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  if (!isFiltered)
    return (
      <EmptyState level="h2" title="No rows yet">
        Add rows: paste ideas, choose a file, or take them from your library.
      </EmptyState>
    );
  return (
    <EmptyState level="h2" title="No such rows" action={<Button onClick={onReset}>Show all rows</Button>}>
      No row is in this state now.
    </EmptyState>
  );
}

/** Rows in a state, and those that were in it when they were changed: a mended row stays until the filter changes. */
function useShownRows(rows: RowView[], filter: RowFilter) {
  const [held, setHeld] = useState<{ filter: RowFilter; ids: ReadonlySet<string> }>({ filter, ids: new Set() });
  const ids = held.filter === filter ? held.ids : null;
  const hold = useCallback(
    (id: string) =>
      setHeld((before) => ({ filter, ids: new Set([...(before.filter === filter ? before.ids : []), id]) })),
    [filter],
  );
  const shown = useMemo(
    () => (filter ? rows.filter((row) => matchesFilter(row, filter) || ids?.has(row.id)) : rows),
    [rows, filter, ids],
  );
  return { shown, hold };
}

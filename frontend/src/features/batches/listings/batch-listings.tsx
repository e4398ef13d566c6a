import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { RowState } from '../../../api/model/rowState.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { LoadError } from '../../../components/ui/state/query-state.tsx';
import { Loading, RowsSkeleton } from '../../../components/ui/state/skeleton.tsx';
import { cn } from '../../../lib/cn.ts';
import { useDeferredItems } from '../../../lib/hooks/use-deferred-items.ts';
import { useRangeWith } from '../../../lib/hooks/use-range-with.ts';
import { useTop } from '../../../lib/hooks/use-top.ts';
import { openOrToast } from '../../../lib/open-or-toast.ts';
import { useSelection } from '../../../lib/selection/use-selection.ts';
import { useBatchRows } from '../queries/use-batch-rows.ts';
import type { BulkProgress } from './bulk-dialog.tsx';
import type { BulkKind } from './bulk-fields.tsx';
import { LISTING_COLUMNS, ListingRow } from './listing-row.tsx';
import { useStoreListing } from './use-store-listing.ts';

const loadBulkDialog = () => import('./bulk-dialog.tsx');
const BulkDialog = lazy(async () => ({ default: (await loadBulkDialog()).BulkDialog }));

const LINE_PX = 96;
const OVERSCAN = 2;
const HEADERS = ['', '', 'Title', 'Tags', 'Colors', 'Price', 'Profit', 'State'];
const LISTED: readonly RowState[] = ['made', 'approved', 'publishing', 'published', 'publish_failed'];

/** The listings of a batch, one below the other, to edit one or many. */
export function BatchListings({ id }: { id: string }) {
  const { query, rows, isComplete } = useBatchRows(id);
  const listed = useMemo(() => rows.filter(({ state, design }) => design?.title && LISTED.includes(state)), [rows]);
  if (query.isError && !isComplete) return <LoadError error={query.error} onRetry={query.refetch} />;
  if (!isComplete)
    return (
      <Loading label="Loading…">
        <RowsSkeleton rows={6} className="h-20" />
      </Loading>
    );
  if (listed.length === 0)
    return (
      <EmptyState
        level="h2"
        title="No listings yet"
        action={
          <Button asChild>
            <Link to={`/batches/${id}`}>Back to the rows</Link>
          </Button>
        }
      >
        Each design gets its title and tags while it’s being made.
      </EmptyState>
    );
  return <Listings batchId={id} rows={listed} />;
}

function Listings({ batchId, rows }: { batchId: string; rows: RowView[] }) {
  const order = useMemo(() => rows.map(({ id }) => id), [rows]);
  const { ids, select, selectAll, clear } = useSelection(order, batchId);
  const [editing, setEditing] = useState<string | null>(null);
  const [bulk, setBulk] = useState<BulkKind>();
  const [progress, setProgress] = useState<BulkProgress>();
  const store = useStoreListing(batchId);
  const chosen = rows.filter(({ id }) => ids.has(id));
  const openBulk = (kind: BulkKind) =>
    void openOrToast(async () => {
      await loadBulkDialog();
      setBulk(kind);
    });
  return (
    <div className="grid gap-3 *:min-w-0">
      <p className="max-w-prose text-muted-foreground text-sm">
        New designs start at the price in{' '}
        <Link to="/settings/pricing" className="underline underline-offset-4">
          Settings
        </Link>
        . Profit is for a sale in the United States with free shipping and no ad.
      </p>
      <section
        aria-label="Many listings"
        className="sticky top-2 z-20 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border bg-card px-3 py-1.5"
      >
        <p role="status" className="figures font-semibold">
          {chosen.length} selected
        </p>
        <Button
          variant="link"
          size="bare"
          className="min-h-11 text-sm"
          onClick={() => (chosen.length < rows.length ? selectAll(order) : clear())}
        >
          {chosen.length < rows.length ? `Select all ${rows.length}` : 'Select none'}
        </Button>
        <fieldset disabled={chosen.length === 0} aria-label="Change them" className="flex flex-wrap gap-1">
          <Button size="sm" onClick={() => openBulk('replace')}>
            Replace in titles
          </Button>
          <Button size="sm" onClick={() => openBulk('addTag')}>
            Add a tag
          </Button>
          <Button size="sm" onClick={() => openBulk('removeTag')}>
            Remove a tag
          </Button>
          <Button size="sm" onClick={() => openBulk('setPrice')}>
            Set price
          </Button>
          <Button size="sm" onClick={() => openBulk('switchColors')}>
            Switch colors
          </Button>
        </fieldset>
      </section>
      <ListingLines
        batchId={batchId}
        rows={rows}
        selected={ids}
        onSelect={select}
        editing={editing}
        onEdit={setEditing}
      />
      {bulk && (
        <Suspense>
          <BulkDialog
            kind={bulk}
            rows={chosen}
            progress={progress}
            store={store}
            onProgress={setProgress}
            onClose={() => setBulk(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

interface ListingLinesProps {
  batchId: string;
  rows: RowView[];
  selected: ReadonlySet<string>;
  onSelect: (id: string, range: boolean) => void;
  editing: string | null;
  onEdit: (id: string | null) => void;
}

/** Measured out here: the lines themselves are rendered with every step of scrolling. */
function ListingLines(props: ListingLinesProps) {
  const [list, setList] = useState<HTMLElement | null>(null);
  return <VisibleLines {...props} top={useTop(list)} setList={setList} />;
}

interface VisibleLinesProps extends ListingLinesProps {
  /** Where the list begins on the page. */
  top: number;
  setList: (list: HTMLElement | null) => void;
}

/** Renders only the lines near the window; the page itself scrolls. */
function VisibleLines({ batchId, rows, selected, onSelect, editing, onEdit, top, setList }: VisibleLinesProps) {
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => LINE_PX,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => rows[index]?.id ?? index,
    rangeExtractor: useRangeWith(rows.findIndex(({ id }) => id === editing)),
  });
  return (
    <div>
      <div
        aria-hidden="true"
        className={cn('hidden gap-x-3 rounded-md bg-muted py-2 font-semibold text-sm lg:grid', LISTING_COLUMNS)}
      >
        {HEADERS.map((name, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <span key={place}>{name}</span>
        ))}
      </div>
      <ul ref={setList} aria-label="Listings" className="relative" style={{ height: virtual.getTotalSize() }}>
        {useDeferredItems(virtual).map(({ index, key, start }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start - top}px)` }}
            >
              <ListingRow
                batchId={batchId}
                row={row}
                isSelected={selected.has(row.id)}
                onSelect={onSelect}
                isEditing={editing === row.id}
                onEdit={onEdit}
                isScrolling={virtual.isScrolling}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Column, HeaderCell, type Sort } from '../../../components/ui/table/table.tsx';
import { cn } from '../../../lib/cn.ts';
import { dollars } from '../../../lib/format.ts';
import type { CatalogRow } from './catalog-row.ts';
import { MAX_ROWS, shownRows } from './shown-rows.ts';

const ROW_PX = 40;
/** Rows rendered above and below the visible ones. */
const OVERSCAN_ROWS = 12;

interface VariantTableProps {
  rows: CatalogRow[];
  /** All rows there are, fetched or not. */
  total: number;
  /** Called when the last fetched row is near. */
  onEnd?: (() => void) | undefined;
}

type HeadColumn = Omit<Column<CatalogRow>, 'cell'> & { width: string };

const COLUMNS: HeadColumn[] = [
  { name: 'Blueprint', width: 'w-auto', sortBy: (row) => row.blueprint_title },
  { name: 'Provider', width: 'w-40', sortBy: (row) => row.print_provider_name },
  { name: 'Variant', width: 'w-40', sortBy: (row) => row.title },
  { name: 'Color', width: 'w-40', sortBy: (row) => row.color },
  { name: 'Size', width: 'w-24', sortBy: (row) => row.size },
  { name: 'SKU', width: 'w-32', sortBy: (row) => row.sku },
  { name: 'Cost', width: 'w-24', sortBy: (row) => row.cost },
  { name: 'Status', width: 'w-28', sortBy: (row) => (row.is_available ? 'Available' : 'Out of stock') },
];
/** A part of the rows has no order of its own: the server gives the others in its order. */
const PLAIN_COLUMNS = COLUMNS.map(({ name, width }): HeadColumn => ({ name, width }));

/** Renders only the visible rows, however many there are. */
export function VariantTable({ rows: fetched, total, onEnd }: VariantTableProps) {
  const [sort, setSort] = useState<Sort>();
  const isComplete = fetched.length === total;
  const columns = isComplete ? COLUMNS : PLAIN_COLUMNS;
  const rows = useMemo(() => shownRows(fetched, columns, sort), [fetched, columns, sort]);
  const frame = useRef<HTMLElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN_ROWS,
  });
  const visibleRows = virtual.getVirtualItems();
  const last = visibleRows.at(-1)?.index ?? -1;
  useEffect(() => {
    if (last >= rows.length - OVERSCAN_ROWS) onEnd?.();
  }, [last, rows.length, onEnd]);
  return (
    <section
      ref={frame}
      aria-label="Variants"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      className="max-h-[600px] overflow-auto rounded-md border"
    >
      <table
        aria-rowcount={Math.min(total, MAX_ROWS) + 1}
        className="w-full min-w-[66rem] table-fixed border-collapse text-left text-sm"
      >
        <thead className="sticky top-0 z-10 bg-muted">
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <HeaderCell
                key={column.name}
                column={column}
                sort={sort}
                onSort={setSort}
                className={cn(column.width, 'px-3')}
              />
            ))}
          </tr>
        </thead>
        <Spacer height={visibleRows[0]?.start ?? 0} />
        <tbody>
          {visibleRows.map(({ index }) => {
            const row = rows[index];
            return row && <VariantRow key={index} row={row} place={index + 2} />;
          })}
        </tbody>
        <Spacer height={virtual.getTotalSize() - (visibleRows.at(-1)?.end ?? 0)} />
      </table>
    </section>
  );
}

/** Has the height of the rows that are not rendered. */
function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tbody aria-hidden="true">
      <tr>
        <td colSpan={COLUMNS.length} style={{ height, padding: 0 }} />
      </tr>
    </tbody>
  );
}

function VariantRow({ row, place }: { row: CatalogRow; place: number }) {
  return (
    <tr aria-rowindex={place} className="border-t hover:bg-muted" style={{ height: ROW_PX }}>
      <Cell title={`${row.blueprint_title} (${row.blueprint_id})`}>{row.blueprint_title}</Cell>
      <Cell title={`${row.print_provider_name} (${row.print_provider_id})`}>{row.print_provider_name}</Cell>
      <Cell title={`${row.title} (${row.variant_id})`}>{row.title}</Cell>
      <Cell title={row.color}>{row.color}</Cell>
      <Cell title={row.size}>{row.size}</Cell>
      <Cell title={row.sku}>{row.sku}</Cell>
      <Cell className="figures">{row.cost === null ? 'N/A' : dollars(row.cost)}</Cell>
      <Cell className={row.is_available ? 'text-good' : 'text-muted-foreground'}>
        {row.is_available ? 'Available' : 'Out of stock'}
      </Cell>
    </tr>
  );
}

function Cell({ className = '', ...props }: React.ComponentProps<'td'>) {
  return <td className={`truncate px-3 ${className}`} {...props} />;
}

import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, useState } from 'react';
import type { RowView } from '../../../api/model/rowView.ts';
import { useDeferredItems } from '../../../lib/hooks/use-deferred-items.ts';
import { useForgetHeights } from '../../../lib/hooks/use-forget-heights.ts';
import { useMediaQuery, WIDE_SCREEN } from '../../../lib/hooks/use-media-query.ts';
import { useRangeWith } from '../../../lib/hooks/use-range-with.ts';
import { useTop } from '../../../lib/hooks/use-top.ts';
import { COLUMN_HEADERS, RowCard, RowLine, TABLE_COLUMNS } from './row-line.tsx';

const LINE_PX = 72;
const CARD_PX = 190;
const OVERSCAN = 6;

interface RowsTableProps {
  rows: RowView[];
  selected: ReadonlySet<string>;
  onSelect: (id: string, range: boolean) => void;
}

/** Measured out here: the list itself is rendered with every step of scrolling, and would be laid out each time. */
export function RowsTable(props: RowsTableProps) {
  const [list, setList] = useState<HTMLElement | null>(null);
  return <VisibleRows {...props} top={useTop(list)} setList={setList} />;
}

interface VisibleRowsProps extends RowsTableProps {
  /** Where the list begins on the page. */
  top: number;
  setList: (list: HTMLElement | null) => void;
}

/** Renders only the visible rows, however many there are, and the one that is being edited; the page itself scrolls. */
function VisibleRows({ rows, selected, onSelect, top, setList }: VisibleRowsProps) {
  const isWide = useMediaQuery(WIDE_SCREEN);
  const edited = useEditedRow();
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => (isWide ? LINE_PX : CARD_PX),
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => rows[index]?.id ?? index,
    rangeExtractor: useRangeWith(edited.index),
  });
  useForgetHeights(virtual, isWide);
  const Row = isWide ? RowLine : RowCard;
  const items = useDeferredItems(virtual).flatMap(({ index, key, start }) => {
    const row = rows[index];
    const place = { index, offset: start - top, measure: virtual.measureElement };
    return row ? [<Row key={key} row={row} {...place} isSelected={selected.has(row.id)} onSelect={onSelect} />] : [];
  });
  const style = { height: virtual.getTotalSize() };
  if (!isWide)
    return (
      <ul ref={setList} aria-label="Rows" className="relative" style={style} {...edited.handlers}>
        {items}
      </ul>
    );
  return (
    <table aria-label="Rows" aria-rowcount={rows.length + 1} className="block text-left text-sm">
      <thead className="block">
        <tr aria-rowindex={1} className={`${TABLE_COLUMNS} rounded-md bg-muted px-1`}>
          {COLUMN_HEADERS.map(({ name, isHidden }) => (
            <th key={name} scope="col" className="px-2 py-2.5 font-semibold">
              {isHidden ? <span className="sr-only">{name}</span> : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={setList} className="relative block" style={style} {...edited.handlers}>
        {items}
      </tbody>
    </table>
  );
}

/** Without it a row that is scrolled away would take the focus and what is being typed with it. */
function useEditedRow() {
  const [index, setIndex] = useState(-1);
  const handlers = {
    onFocus: ({ target }: FocusEvent) =>
      setIndex(Number(target.closest('[data-index]')?.getAttribute('data-index') ?? -1)),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setIndex(-1);
    },
  };
  return { index, handlers };
}

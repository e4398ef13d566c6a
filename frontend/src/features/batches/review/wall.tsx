import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RowView } from '../../../api/model/rowView.ts';
import { type Asked, type CardActions, WallCard } from './wall-card.tsx';

const GAP_PX = 16;
const MIN_CARD_PX = 300;
const MOST_COLUMNS = 4;
/** Of what stands below a picture. */
const TEXT_PX = 160;
/** Lines beyond the window whose pictures are loaded ahead. */
const LINES_AHEAD = 3;
const STICKY_PX = 160;

interface WallProps extends CardActions {
  rows: RowView[];
  current: RowView | undefined;
  /** Brings the current one into the window and gives it the focus. */
  follow: boolean;
  color: number;
  asked: Asked | null;
  /** Gets how many stand side by side. */
  columns: RefObject<number>;
}

/** Pictures side by side, of which only those near the window are rendered. */
export function Wall({ rows, current, follow, color, asked, columns: countedColumns, ...actions }: WallProps) {
  const list = useRef<HTMLUListElement>(null);
  const { columns, width, top } = usePlace(list);
  useLayoutEffect(() => {
    countedColumns.current = columns;
  }, [columns, countedColumns]);
  const virtual = useWindowVirtualizer({
    count: Math.ceil(rows.length / columns),
    estimateSize: () => width * 1.1 + TEXT_PX,
    overscan: LINES_AHEAD,
    gap: GAP_PX,
    scrollMargin: top,
    scrollPaddingStart: STICKY_PX,
    scrollPaddingEnd: GAP_PX,
  });
  const at = rows.findIndex(({ id }) => id === current?.id);
  useEffect(() => {
    if (follow && at >= 0) virtual.scrollToIndex(Math.floor(at / columns));
  }, [follow, at, columns, virtual]);
  const lines = virtual.getVirtualItems();
  const first = (lines[0]?.index ?? 0) * columns;
  const shown = rows.slice(first, ((lines.at(-1)?.index ?? -1) + 1) * columns);
  return (
    <ul
      ref={list}
      aria-label="Designs to review"
      className="grid items-start"
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gap: GAP_PX,
        paddingTop: (lines[0]?.start ?? top) - top,
        paddingBottom: Math.max(0, virtual.getTotalSize() - ((lines.at(-1)?.end ?? top) - top)),
      }}
    >
      {shown.map((row, index) => {
        const place = first + index;
        const isCurrent = row.id === current?.id;
        return (
          <li
            key={row.id}
            aria-setsize={rows.length}
            aria-posinset={place + 1}
            ref={place % columns === 0 ? virtual.measureElement : undefined}
            data-index={Math.floor(place / columns)}
            className="h-full *:h-full"
          >
            <WallCard
              row={row}
              isCurrent={isCurrent}
              takesFocus={isCurrent && follow && !asked}
              color={isCurrent ? color : 0}
              asked={isCurrent ? asked : null}
              {...actions}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Where the wall begins on the page, and how many cards stand side by side. */
function usePlace(list: RefObject<HTMLUListElement | null>) {
  const [place, setPlace] = useState({ available: document.documentElement.clientWidth, top: 0 });
  // Without dependencies: what stands above it may have another height with every render.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const available = element.clientWidth;
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY);
      setPlace((before) => (before.available === available && before.top === top ? before : { available, top }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  });
  const { available, top } = place;
  const fitting = Math.floor((available + GAP_PX) / (MIN_CARD_PX + GAP_PX));
  const columns = Math.min(MOST_COLUMNS, Math.max(1, fitting));
  return { columns, width: (available - GAP_PX * (columns - 1)) / columns, top };
}

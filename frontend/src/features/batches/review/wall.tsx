import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { RowView } from '../../../api/model/rowView.ts';
import { useColumns } from '../../../lib/hooks/use-columns.ts';
import { useDeferredItems } from '../../../lib/hooks/use-deferred-items.ts';
import { useForgetHeights } from '../../../lib/hooks/use-forget-heights.ts';
import { useTop } from '../../../lib/hooks/use-top.ts';
import { scrolling } from './scrolling.ts';
import { type Asked, type CardActions, WallCard } from './wall-card.tsx';

const GAP_PX = 16;
const COLUMNS = { gap: GAP_PX, minWidth: 300, fewest: 1, most: 4 };
/** Of what stands below a picture. */
const TEXT_PX = 160;
/** Lines beyond the window whose pictures are loaded ahead. */
const LINES_AHEAD = 3;
const STICKY_PX = 160;

interface WallProps {
  rows: RowView[];
  current: RowView | undefined;
  /** Brings the current one into the window and gives it the focus. */
  follow: boolean;
  color: number;
  asked: Asked | null;
  /** Gets how many stand side by side. */
  columns: RefObject<number>;
  actions: CardActions;
}

/** Measured out here: the cards themselves are rendered with every step of scrolling. */
export function Wall({ columns: countedColumns, ...props }: WallProps) {
  const [list, setList] = useState<HTMLElement | null>(null);
  const { columns, width } = useColumns(list, COLUMNS);
  useEffect(() => scrolling.watch(window), []);
  useLayoutEffect(() => {
    countedColumns.current = columns;
  }, [columns, countedColumns]);
  return <VisibleCards {...props} columns={columns} width={width} top={useTop(list)} setList={setList} />;
}

interface VisibleCardsProps extends Omit<WallProps, 'columns'> {
  columns: number;
  /** Of a card. */
  width: number;
  /** Where the wall begins on the page. */
  top: number;
  setList: (list: HTMLElement | null) => void;
}

/** Pictures side by side, of which only those near the window are rendered. */
function VisibleCards(props: VisibleCardsProps) {
  const { rows, current, follow, color, asked, actions, columns, width, top, setList } = props;
  const virtual = useWindowVirtualizer({
    count: Math.ceil(rows.length / columns),
    estimateSize: () => width * 1.1 + TEXT_PX,
    overscan: LINES_AHEAD,
    gap: GAP_PX,
    scrollMargin: top,
    scrollPaddingStart: STICKY_PX,
    scrollPaddingEnd: GAP_PX,
  });
  useForgetHeights(virtual, columns);
  const at = rows.findIndex(({ id }) => id === current?.id);
  useEffect(() => {
    if (follow && at >= 0) virtual.scrollToIndex(Math.floor(at / columns));
  }, [follow, at, columns, virtual]);
  const lines = useDeferredItems(virtual);
  const first = (lines[0]?.index ?? 0) * columns;
  const shown = rows.slice(first, ((lines.at(-1)?.index ?? -1) + 1) * columns);
  return (
    <ul
      ref={setList}
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
            <InTwoFrames isSecond={place % columns >= columns / 2}>
              <WallCard
                row={row}
                isCurrent={isCurrent}
                takesFocus={isCurrent && follow && !asked}
                color={isCurrent ? color : 0}
                asked={isCurrent ? asked : null}
                actions={actions}
              />
            </InTwoFrames>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Renders the second half of a line one frame later: a slow machine needs longer than a frame for a whole line. A
 * deferred value would not: within a deferred render, which shows the line, React defers nothing more.
 */
function InTwoFrames({ isSecond, children }: { isSecond: boolean; children: ReactNode }) {
  const [isDue, setDue] = useState(!isSecond);
  useEffect(() => {
    if (isDue) return;
    const frame = requestAnimationFrame(() => startTransition(() => setDue(true)));
    return () => cancelAnimationFrame(frame);
  }, [isDue]);
  return isDue && children;
}

import { useWindowVirtualizer, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { GenerationView } from '../../../api/model/generationView.ts';
import { useColumns } from '../../../lib/hooks/use-columns.ts';
import { useForgetHeights } from '../../../lib/hooks/use-forget-heights.ts';
import { useTop } from '../../../lib/hooks/use-top.ts';
import { LibraryCard } from './library-card.tsx';

const GAP_X_PX = 20;
const GAP_Y_PX = 36;
const COLUMNS = { gap: GAP_X_PX, minWidth: 216, fewest: 2, most: 6 };
/** Of the words below a picture; rows are measured once they are there. */
const TEXT_PX = 84;
const OVERSCAN_ROWS = 2;
/** The next page is asked for when so few rows are left. */
const ROWS_AHEAD = 6;

interface DesignGridProps {
  designs: GenerationView[];
  selected: ReadonlySet<string>;
  onSelect: (id: string, range: boolean) => void;
  /** All there are, on the screen or not. */
  total: number;
  /** Called when the end is near. */
  onEnd: () => void;
}

/** Measured out here: the cards themselves are rendered with every step of scrolling. */
export function DesignGrid(props: DesignGridProps) {
  const [grid, setGrid] = useState<HTMLElement | null>(null);
  return <VisibleCards {...props} {...useColumns(grid, COLUMNS)} top={useTop(grid)} setGrid={setGrid} />;
}

interface VisibleCardsProps extends DesignGridProps {
  columns: number;
  /** Of a card. */
  width: number;
  /** Where the grid begins on the page. */
  top: number;
  setGrid: (grid: HTMLElement | null) => void;
}

/** Renders only the visible rows, however many there are; the page itself scrolls. */
function VisibleCards(props: VisibleCardsProps) {
  const { designs, selected, onSelect, total, onEnd, columns, width, top, setGrid } = props;
  const rowCount = Math.ceil(designs.length / columns);
  const virtual = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => width + TEXT_PX,
    overscan: OVERSCAN_ROWS,
    gap: GAP_Y_PX,
    scrollMargin: top,
    initialMeasurementsCache: measuredBefore(useLocation().key),
  });
  useForgetHeights(virtual, columns);
  useSavedHeights(virtual);
  const rows = virtual.getVirtualItems();
  const last = rows.at(-1)?.index ?? -1;
  useEffect(() => {
    if (last >= rowCount - ROWS_AHEAD) onEnd();
  }, [last, rowCount, onEnd]);
  const first = (rows[0]?.index ?? 0) * columns;
  const shown = designs.slice(first, (last + 1) * columns);
  return (
    <ul
      ref={setGrid}
      aria-label="Designs"
      className="grid items-stretch"
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        columnGap: GAP_X_PX,
        rowGap: GAP_Y_PX,
        paddingTop: (rows[0]?.start ?? top) - top,
        paddingBottom: Math.max(0, virtual.getTotalSize() - ((rows.at(-1)?.end ?? top) - top)),
      }}
    >
      {shown.map((generation, index) => {
        const place = first + index;
        return (
          <li
            key={generation.id}
            aria-setsize={total}
            aria-posinset={place + 1}
            // The first of a row is measured, and goes on to be when it has become another's neighbor.
            ref={place % columns === 0 ? virtual.measureElement : undefined}
            data-index={Math.floor(place / columns)}
          >
            <LibraryCard generation={generation} selected={selected.has(generation.id)} onSelect={onSelect} />
          </li>
        );
      })}
    </ul>
  );
}

/** The rows of the list that was left last: the way back leads to the same place only if they are as high as before. */
let left: { entry: string; rows: VirtualItem[] } | undefined;

function measuredBefore(entry: string): VirtualItem[] {
  return left?.entry === entry ? left.rows : [];
}

/** Saves the heights for the way back. */
function useSavedHeights(virtual: Virtualizer<Window, Element>): void {
  const { key: entry } = useLocation();
  useEffect(
    () => () => {
      left = { entry, rows: virtual.measurementsCache };
    },
    [entry, virtual],
  );
}

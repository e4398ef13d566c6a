import { type RefObject, useLayoutEffect, useState } from 'react';

/** Narrower than this a card is too small for its words. */
const MIN_CARD_PX = 216;
const FEWEST = 2;
const MOST = 6;

/** How many cards stand side by side in an element, and how wide each is. */
export function useColumns(element: RefObject<HTMLElement | null>, gap: number): { columns: number; width: number } {
  const [available, setAvailable] = useState(() => document.documentElement.clientWidth);
  useLayoutEffect(() => {
    const grid = element.current;
    if (!grid) return;
    const measure = () => setAvailable(grid.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(grid);
    return () => observer.disconnect();
  }, [element]);
  const fitting = Math.floor((available + gap) / (MIN_CARD_PX + gap));
  const columns = Math.min(MOST, Math.max(FEWEST, fitting));
  return { columns, width: (available - gap * (columns - 1)) / columns };
}

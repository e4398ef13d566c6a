import { useLayoutEffect, useState } from 'react';

interface ColumnLimits {
  /** Between two cards. */
  gap: number;
  /** Narrower than this a card is too small for its words. */
  minWidth: number;
  fewest: number;
  most: number;
}

/** How many cards stand side by side in an element, and how wide each is. */
export function useColumns(element: HTMLElement | null, { gap, minWidth, fewest, most }: ColumnLimits) {
  const [available, setAvailable] = useState(() => document.documentElement.clientWidth);
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => setAvailable(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  const fitting = Math.floor((available + gap) / (minWidth + gap));
  const columns = Math.min(most, Math.max(fewest, fitting));
  return { columns, width: (available - gap * (columns - 1)) / columns };
}

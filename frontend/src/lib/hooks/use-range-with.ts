import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useCallback } from 'react';

/** For a virtualizer: what is visible, and the one item that is being edited wherever it is; -1: none. */
export function useRangeWith(index: number): (range: Range) => number[] {
  return useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (index < 0 || index >= range.count || indexes.includes(index)) return indexes;
      return [...indexes, index].sort((one, other) => one - other);
    },
    [index],
  );
}

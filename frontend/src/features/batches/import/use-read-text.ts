import { useEffect, useState } from 'react';
import { useDebouncedValue } from '../../../lib/hooks/use-debounced-value.ts';
import type { ReadRows } from './parsing/to-rows.ts';

const NOTHING: ReadRows = { rows: [], ignored: [], notes: [] };

/** Loaded when something is pasted. */
export async function readText(text: string): Promise<ReadRows> {
  if (text.trim() === '') return NOTHING;
  const { readPasted } = await import('./parsing/read-ideas.ts');
  return readPasted(text);
}

/** The rows in a text, a moment after it was typed. */
export function useReadText(text: string): ReadRows {
  const settled = useDebouncedValue(text, 150);
  const [read, setRead] = useState(NOTHING);
  useEffect(() => {
    let isCurrent = true;
    readText(settled).then(
      (next) => isCurrent && setRead(next),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [settled]);
  return read;
}

import { columnOf } from './columns.ts';

/** Where a text comes from: in what was pasted a line is an idea, unless it clearly is a table. */
export type Source = 'file' | 'pasted';

/** Files may have a title above the names of their columns. */
const SEARCHED_RECORDS: Record<Source, number> = { file: 5, pasted: 1 };

/** The place of the record with the names of the columns; -1 without one. */
export function findHeader(records: readonly (readonly string[])[], source: Source): number {
  const counts = records.slice(0, SEARCHED_RECORDS[source]).map(countColumns);
  const most = Math.max(0, ...counts);
  if (most > 1) return counts.indexOf(most);
  return records[0]?.some((name) => columnOf(name) === 'idea') ? 0 : -1;
}

/** How many names of columns of ours a record has. */
export function countColumns(record: readonly string[]): number {
  return new Set(record.map(columnOf).filter(Boolean)).size;
}

import { type Column, type Sort, sortedRows } from '../../../components/ui/table/table.tsx';
import type { CatalogRow } from './catalog-row.ts';

/** Browsers limit the height of an element: more rows than this do not fit into one. */
export const MAX_ROWS = 400_000;

/** The first rows of all that there are: what comes first is found before the rest is cut off. */
export function shownRows(
  rows: readonly CatalogRow[],
  columns: readonly Omit<Column<CatalogRow>, 'cell'>[],
  sort: Sort | undefined,
  max = MAX_ROWS,
): readonly CatalogRow[] {
  return sortedRows(rows, columns, sort).slice(0, max);
}

import type { RowView } from '../../../api/model/rowView.ts';

/** A change of rows that is shown before the server has made it. */
export interface ShownChange {
  apply: (row: RowView) => RowView;
  /** The rows that it changed, by id, as they were. */
  before: Map<string, RowView>;
}

export function showChange({ apply, before }: ShownChange): (row: RowView) => RowView {
  return (row) => {
    const next = apply(row);
    if (next !== row) before.set(row.id, row);
    return next;
  };
}

/**
 * Rows as they are now known: after a change as the server answered, or as they were before it, if it failed. Others
 * stay the same objects.
 *
 * @param later what was shown after that change, which is done again on top
 */
export function resetRows(
  known: ReadonlyMap<string, RowView>,
  later: readonly ShownChange[],
): (row: RowView) => RowView {
  return (row) => {
    const reset = known.get(row.id);
    if (!reset) return row;
    for (const { before } of later) before.delete(row.id);
    return later.reduce((was, change) => showChange(change)(was), reset);
  };
}

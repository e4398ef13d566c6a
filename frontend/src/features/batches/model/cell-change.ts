import type { RowFields } from '../../../api/model/rowFields.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import type { UpdateRow } from '../../../api/model/updateRow.ts';

/** Of rows, whether a change makes them other than they are. */
export function isChangedBy(change: UpdateRow): (row: Pick<RowView, 'input'>) => boolean {
  const textOf = (value: string | readonly string[] | null | undefined) => (value ?? '').toString();
  const cells = Object.entries(change) as [keyof RowFields, string | string[] | null][];
  return ({ input }) => cells.some(([field, value]) => textOf(input[field]) !== textOf(value));
}

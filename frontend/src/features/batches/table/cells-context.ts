import { createContext, useContext } from 'react';
import type { BatchDefaultsInput } from '../../../api/model/batchDefaultsInput.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import type { UpdateRow } from '../../../api/model/updateRow.ts';

export interface Cells {
  defaults: BatchDefaultsInput;
  /** Rejects where it was not saved, which a toast has said. */
  save: (rowId: string, change: UpdateRow) => Promise<RowView>;
  /** What was typed and is not saved, by row and field: it outlives the cell, which is gone when scrolled away. */
  drafts: Map<string, string>;
}

export const CellsContext = createContext<Cells | null>(null);

export function useCells(): Cells {
  const cells = useContext(CellsContext);
  if (!cells) throw new Error('A cell is outside of its table.');
  return cells;
}

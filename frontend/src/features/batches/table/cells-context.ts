import { createContext, useContext } from 'react';
import type { BatchDefaultsInput } from '../../../api/model/batchDefaultsInput.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import type { UpdateRow } from '../../../api/model/updateRow.ts';
import type { Option } from '../model/options.ts';
import type { CellDrafts } from './cell-drafts.ts';

export interface Cells {
  batchId: string;
  /** Nothing is drawn any more. */
  isCanceled: boolean;
  defaults: BatchDefaultsInput;
  /** How shirt colors look, by their names in lower case. */
  hexes: ReadonlyMap<string, string>;
  /** Of the seller, by name; none while there are none. */
  lineUps: readonly Option[];
  /** What an empty cell of them means. */
  usualLineUp: string;
  /** Rejects where it was not saved, which a toast has said. */
  save: (rowId: string, change: UpdateRow) => Promise<RowView>;
  drafts: CellDrafts;
  /** Where the batch's dates are read. */
  zone: string;
}

export const CellsContext = createContext<Cells | null>(null);

export function useCells(): Cells {
  const cells = useContext(CellsContext);
  if (!cells) throw new Error('A cell is outside of its table.');
  return cells;
}

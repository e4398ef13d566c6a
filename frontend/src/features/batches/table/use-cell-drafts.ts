import { useEffect, useRef, useState } from 'react';
import { draftOf } from '../../../api/cache/use-form-draft.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import type { UpdateRow } from '../../../api/model/updateRow.ts';
import { useOnline } from '../../../lib/hooks/use-online.ts';
import { useAuth } from '../../auth/index.ts';
import { CellDrafts, type CellTexts } from './cell-drafts.ts';

type Save = (rowId: string, change: UpdateRow) => Promise<RowView>;

/** The drafts of a batch's cells, sent when the table is opened and when the connection returns. */
export function useCellDrafts(batchId: string, rows: readonly RowView[], isComplete: boolean, save: Save): CellDrafts {
  const { session } = useAuth();
  const isOnline = useOnline();
  const latest = useRef({ save, rows });
  latest.current = { save, rows };
  const [drafts] = useState(
    () =>
      new CellDrafts(draftOf<CellTexts>(`cells ${batchId}`, session?.user.id ?? ''), (rowId, change) =>
        latest.current.save(rowId, change),
      ),
  );
  useEffect(() => {
    if (isOnline && isComplete) drafts.commitAll(latest.current.rows);
  }, [isOnline, isComplete, drafts]);
  return drafts;
}

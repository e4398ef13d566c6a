import { useMutation, useQueryClient } from '@tanstack/react-query';
import { waitForLimit } from '../../../api/client/wait-for-limit.ts';
import { updateBatchRows } from '../../../api/generated/batches/batches.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import type { UpdateRows } from '../../../api/model/updateRows.ts';
import { pluralize } from '../../../lib/format.ts';
import { toast } from '../../../lib/toast.ts';
import { bulkToast, type LeftOutRow } from '../parts/left-out.tsx';
import { refreshBatch, rowChangeKey, rowChangeScope } from '../queries/batch-cache.ts';

export type CellChange = Omit<UpdateRows, 'rowIds' | 'all'>;

interface RowsChange {
  rows: readonly RowView[];
  change: CellChange;
}

/** Sets cells of many rows in one call, in line with what is typed meanwhile. */
export function useSetCells(batchId: string) {
  const cache = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationKey: rowChangeKey(batchId),
    scope: rowChangeScope(batchId),
    mutationFn: ({ rows, change }: RowsChange) =>
      waitForLimit(() => updateBatchRows(batchId, { rowIds: rows.map(({ id }) => id), ...change })),
    onError: ({ message }) => toast({ title: 'Couldn’t save', description: message, tone: 'destructive' }),
  });

  /** The rows that were left out; undefined where the server did not take it, which a toast has said. */
  async function setCells(rows: readonly RowView[], change: CellChange): Promise<LeftOutRow[] | undefined> {
    try {
      const { done, results } = await mutateAsync({ rows, change });
      const positions = new Map(rows.map(({ id, position }) => [id, position]));
      const leftOut = results.flatMap(({ id, error }) =>
        error ? [{ position: positions.get(id) ?? 0, reason: error }] : [],
      );
      toast(bulkToast(done, leftOut, { done: `${pluralize(done, 'row')} changed`, failure: 'Couldn’t save' }));
      return leftOut;
    } catch {
      return undefined;
    } finally {
      refreshBatch(cache, batchId);
    }
  }
  return { setCells, isPending };
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { waitForLimit } from '../../../api/client/wait-for-limit.ts';
import { updateBatchRows } from '../../../api/generated/batches/batches.ts';
import type { BulkOutcome } from '../../../api/model/bulkOutcome.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import type { UpdateRows } from '../../../api/model/updateRows.ts';
import { pluralize } from '../../../lib/format.ts';
import { toast } from '../../../lib/toast.ts';
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
    onSuccess: (outcome, { rows }) => report(outcome, rows),
    onError: ({ message }) => toast({ title: 'Couldn’t save', description: message, tone: 'destructive' }),
  });

  /** Whether the server took it; if not, the seller was told. */
  async function setCells(rows: readonly RowView[], change: CellChange): Promise<boolean> {
    try {
      await mutateAsync({ rows, change });
      return true;
    } catch {
      return false;
    } finally {
      refreshBatch(cache, batchId);
    }
  }
  return { setCells, isPending };
}

function report({ done, results }: BulkOutcome, rows: readonly RowView[]): void {
  const positions = new Map(rows.map(({ id, position }) => [id, position]));
  const failures = results.flatMap(({ id, error }) => (error ? [`Row ${positions.get(id)}: ${error}`] : []));
  toast({
    title: done > 0 ? `${pluralize(done, 'row')} changed` : 'Couldn’t save',
    ...(failures.length > 0 && { description: `${failures.length} left out. ${failures.slice(0, 2).join(' ')}` }),
    ...(done === 0 && { tone: 'destructive' as const }),
  });
}

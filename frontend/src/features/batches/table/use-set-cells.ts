import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { waitForLimit } from '../../../api/client/wait-for-limit.ts';
import { updateBatchRow } from '../../../api/generated/batches/batches.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import type { UpdateRow } from '../../../api/model/updateRow.ts';
import { pluralize } from '../../../lib/format.ts';
import { toast } from '../../../lib/toast.ts';
import { changeRows, refreshBatch, rowChangeKey, rowChangeScope } from '../queries/batch-cache.ts';

/** Sets cells of many rows, one row after the other and in line with what is typed meanwhile. */
export function useSetCells(batchId: string) {
  const cache = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const { mutateAsync } = useMutation({
    mutationKey: rowChangeKey(batchId),
    scope: rowChangeScope(batchId),
    mutationFn: ({ rowId, change }: { rowId: string; change: UpdateRow }) => updateBatchRow(batchId, rowId, change),
    onSuccess: (saved) => changeRows(cache, batchId, (row) => (row.id === saved.id ? saved : row)),
  });

  async function setAll(rows: readonly RowView[], change: UpdateRow): Promise<void> {
    const failures: string[] = [];
    for (const [done, row] of rows.entries()) {
      setProgress({ done, total: rows.length });
      await waitForLimit(() => mutateAsync({ rowId: row.id, change })).catch((error: Error) => {
        failures.push(`Row ${row.position}: ${error.message}`);
      });
    }
    setProgress(undefined);
    refreshBatch(cache, batchId);
    report(rows.length - failures.length, failures);
  }
  return { progress, setAll };
}

function report(changed: number, failures: string[]): void {
  toast({
    title: changed > 0 ? `${pluralize(changed, 'row')} changed` : 'Couldn’t save',
    ...(failures.length > 0 && { description: `${failures.length} left out. ${failures.slice(0, 2).join(' ')}` }),
    ...(changed === 0 && { tone: 'destructive' as const }),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../api/client/http.ts';
import { updateBatchRow } from '../../../api/generated/batches/batches.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import type { UpdateRow } from '../../../api/model/updateRow.ts';
import { pluralize } from '../../../lib/format.ts';
import { toast } from '../../../lib/toast.ts';
import { changeRows, refreshBatch, rowChangeKey } from '../queries/batch-cache.ts';

/** The server takes 240 changes a minute. */
const LIMIT_PAUSE_MS = 10_000;
const LIMIT_TRIES = 12;

/** Sets cells of many rows, one row after the other and in line with what is typed meanwhile. */
export function useSetCells(batchId: string) {
  const cache = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const { mutateAsync } = useMutation({
    mutationKey: rowChangeKey(batchId),
    scope: { id: `rows of ${batchId}` },
    mutationFn: ({ rowId, change }: { rowId: string; change: UpdateRow }) => updateBatchRow(batchId, rowId, change),
    onSuccess: (saved) => changeRows(cache, batchId, (row) => (row.id === saved.id ? saved : row)),
  });

  async function setAll(rows: readonly RowView[], change: UpdateRow): Promise<void> {
    const failures: string[] = [];
    for (const [done, row] of rows.entries()) {
      setProgress({ done, total: rows.length });
      await whenAllowed(() => mutateAsync({ rowId: row.id, change })).catch((error: Error) => {
        failures.push(`Row ${row.position}: ${error.message}`);
      });
    }
    setProgress(undefined);
    refreshBatch(cache, batchId);
    report(rows.length - failures.length, failures);
  }
  return { progress, setAll };
}

async function whenAllowed<T>(change: () => Promise<T>, tries = LIMIT_TRIES): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 429) || tries === 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, LIMIT_PAUSE_MS));
    return whenAllowed(change, tries - 1);
  }
}

function report(changed: number, failures: string[]): void {
  toast({
    title: changed > 0 ? `${pluralize(changed, 'row')} changed` : 'Couldn’t save',
    ...(failures.length > 0 && { description: `${failures.length} left out. ${failures.slice(0, 2).join(' ')}` }),
    ...(changed === 0 && { tone: 'destructive' as const }),
  });
}

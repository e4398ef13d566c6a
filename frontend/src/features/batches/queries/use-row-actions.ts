import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  approveBatchRows,
  discardBatchRows,
  restoreBatchRows,
  retryBatchRows,
  updateBatchRow,
} from '../../../api/generated/batches/batches.ts';
import { getListGenerationsQueryKey } from '../../../api/generated/generations/generations.ts';
import { getGetCurrentUserQueryKey } from '../../../api/generated/users/users.ts';
import type { BulkOutcome } from '../../../api/model/bulkOutcome.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import type { UpdateRow } from '../../../api/model/updateRow.ts';
import { pluralize } from '../../../lib/format.ts';
import { toast } from '../../../lib/toast.ts';
import { applyAction, applyUpdate, type RowAction } from '../model/row-changes.ts';
import { changeRows, type RowPages, refreshBatch, rowChangeKey, rowsKey } from './batch-cache.ts';

/** These rows, or every row that the server does it with. */
export type ChosenRows = readonly string[] | 'all';

const CALLS = {
  approve: approveBatchRows,
  discard: discardBatchRows,
  retry: retryBatchRows,
  restore: restoreBatchRows,
} satisfies Record<RowAction, unknown>;

const WORDS: Record<RowAction, { done: string; failure: string }> = {
  approve: { done: 'Approved', failure: 'Couldn’t approve' },
  discard: { done: 'Discarded', failure: 'Couldn’t discard' },
  retry: { done: 'Trying again', failure: 'Couldn’t try again' },
  restore: { done: 'Restored', failure: 'Couldn’t restore' },
};

interface ActionOptions {
  /** No toast where it was done with all: the screen itself shows it. */
  quiet?: boolean;
}

/**
 * What can be done with rows of a batch. It is shown at once, and taken back where the server refuses it. The promises
 * reject where it failed, which a toast has said.
 */
export function useRowActions(batchId: string) {
  const cache = useQueryClient();
  const act = useRowMutation(batchId, {
    request: ({ action, chosen }: { action: RowAction; chosen: ChosenRows }) =>
      CALLS[action](batchId, chosen === 'all' ? { all: true } : { rowIds: [...chosen] }),
    apply: ({ action, chosen }) => applyAction(action, chosen === 'all' ? null : new Set(chosen)),
    failure: ({ action }) => WORDS[action].failure,
  });
  const update = useRowMutation(batchId, {
    request: ({ rowId, change }: { rowId: string; change: UpdateRow }) => updateBatchRow(batchId, rowId, change),
    apply: ({ rowId, change }) => applyUpdate(rowId, change),
    failure: () => 'Couldn’t save',
    onSuccess: (saved) => changeRows(cache, batchId, (row) => (row.id === saved.id ? saved : row)),
  });
  return useMemo(() => {
    const perform = async (action: RowAction, chosen: ChosenRows, { quiet = false }: ActionOptions = {}) => {
      const outcome = await act({ action, chosen });
      const undo = action === 'discard' ? (ids: string[]) => void perform('restore', ids).catch(() => undefined) : null;
      report(action, outcome, { quiet, undo });
      void cache.invalidateQueries({ queryKey: getListGenerationsQueryKey() });
      void cache.invalidateQueries({ queryKey: getGetCurrentUserQueryKey() });
      return outcome;
    };
    return {
      approve: (chosen: ChosenRows, options?: ActionOptions) => perform('approve', chosen, options),
      discard: (chosen: ChosenRows, options?: ActionOptions) => perform('discard', chosen, options),
      retry: (chosen: ChosenRows, options?: ActionOptions) => perform('retry', chosen, options),
      restore: (chosen: ChosenRows, options?: ActionOptions) => perform('restore', chosen, options),
      update: (rowId: string, change: UpdateRow) => update({ rowId, change }),
    };
  }, [act, update, cache]);
}

export type RowActions = ReturnType<typeof useRowActions>;

interface RowMutation<Variables, Answer> {
  request: (variables: Variables) => Promise<Answer>;
  apply: (variables: Variables) => (row: RowView) => RowView;
  failure: (variables: Variables) => string;
  onSuccess?: (answer: Answer) => void;
}

/** Changes of one batch are sent one after the other: the second of two to one row must not overtake the first. */
function useRowMutation<Variables, Answer>(batchId: string, options: RowMutation<Variables, Answer>) {
  const { request, apply, failure, onSuccess } = options;
  const cache = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationKey: rowChangeKey(batchId),
    scope: { id: `rows of ${batchId}` },
    mutationFn: request,
    onMutate: async (variables: Variables) => {
      await cache.cancelQueries({ queryKey: rowsKey(batchId) });
      const before = cache.getQueryData<RowPages>(rowsKey(batchId));
      changeRows(cache, batchId, apply(variables));
      return { before };
    },
    onError: (error, variables, saved) => {
      if (saved?.before) cache.setQueryData(rowsKey(batchId), saved.before);
      toast({ title: failure(variables), description: error.message, tone: 'destructive' });
    },
    onSuccess: (answer) => onSuccess?.(answer),
  });
  return useMemo(
    () => (variables: Variables) => mutateAsync(variables).finally(() => refreshBatch(cache, batchId)),
    [mutateAsync, cache, batchId],
  );
}

/** Says how many it was done with, and why others were left out. */
function report(
  action: RowAction,
  { done, results }: BulkOutcome,
  { quiet, undo }: { quiet: boolean; undo: ((ids: string[]) => void) | null },
): void {
  const failures = results.filter(({ success }) => !success);
  if (quiet && failures.length === 0) return;
  const [first] = failures;
  const ids = results.filter(({ success }) => success).map(({ id }) => id);
  toast({
    title: done > 0 || !first ? WORDS[action].done : WORDS[action].failure,
    description: `${pluralize(done, 'row')}.${first ? ` ${failures.length} left out: ${first.error}` : ''}`,
    ...(done === 0 && first && { tone: 'destructive' as const }),
    ...(undo && ids.length > 0 && { action: { label: 'Undo', onPress: () => undo(ids) } }),
  });
}

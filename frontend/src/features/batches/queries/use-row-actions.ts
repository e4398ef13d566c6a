import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  approveBatchRows,
  discardBatchRows,
  restoreBatchRows,
  retryBatchRows,
  updateBatchRow,
} from '../../../api/generated/batches/batches.ts';
import { getListGenerationsQueryKey, setPublishing } from '../../../api/generated/generations/generations.ts';
import { getGetCurrentUserQueryKey } from '../../../api/generated/users/users.ts';
import type { BulkOutcome } from '../../../api/model/bulkOutcome.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import type { UpdateRow } from '../../../api/model/updateRow.ts';
import { pluralize } from '../../../lib/format.ts';
import { toast } from '../../../lib/toast.ts';
import { applyAction, applyUpdate, applyWithdrawal, type RowAction } from '../model/row-changes.ts';
import { useRowMutation } from './use-row-mutation.ts';

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
  /** No toast where it was done with all or failed: the screen itself says it. */
  quiet?: boolean;
}

/**
 * What can be done with rows of a batch. It is shown at once, and taken back where the server refuses it. The promises
 * reject where it failed, which a toast has said, unless it was asked to be quiet.
 */
export function useRowActions(batchId: string) {
  const cache = useQueryClient();
  const act = useRowMutation(batchId, {
    request: ({ action, rowIds }: ActionVariables) => CALLS[action](batchId, { rowIds: [...rowIds] }),
    apply: ({ action, rowIds }) => applyAction(action, new Set(rowIds)),
    failure: ({ action, quiet }) => (quiet ? null : WORDS[action].failure),
  });
  const update = useRowMutation(batchId, {
    request: ({ rowId, change }: { rowId: string; change: UpdateRow }) => updateBatchRow(batchId, rowId, change),
    apply: ({ rowId, change }) => applyUpdate(rowId, change),
    failure: () => 'Couldn’t save',
    answeredRow: (saved) => saved,
  });
  const withdraw = useRowMutation(batchId, {
    request: ({ design }: RowView) => setPublishing(design?.id ?? '', { publish: 'approved' }),
    apply: ({ id }) => applyWithdrawal(id),
    failure: () => null,
  });
  return useMemo(() => {
    const perform = async (action: RowAction, rowIds: readonly string[], { quiet = false }: ActionOptions = {}) => {
      const outcome = await act({ action, rowIds, quiet });
      const undo = action === 'discard' ? (ids: string[]) => void perform('restore', ids).catch(() => undefined) : null;
      report(action, outcome, { quiet, undo });
      void cache.invalidateQueries({ queryKey: getListGenerationsQueryKey() });
      void cache.invalidateQueries({ queryKey: getGetCurrentUserQueryKey() });
      return outcome;
    };
    return {
      approve: (rowIds: readonly string[], options?: ActionOptions) => perform('approve', rowIds, options),
      discard: (rowIds: readonly string[], options?: ActionOptions) => perform('discard', rowIds, options),
      retry: (rowIds: readonly string[], options?: ActionOptions) => perform('retry', rowIds, options),
      restore: (rowIds: readonly string[], options?: ActionOptions) => perform('restore', rowIds, options),
      update: (rowId: string, change: UpdateRow) => update({ rowId, change }),
      /** Takes the approval of a planned row back, which leaves its plan. No toast. */
      withdraw: async (row: RowView) => {
        await withdraw(row);
        void cache.invalidateQueries({ queryKey: getListGenerationsQueryKey() });
      },
    };
  }, [act, update, withdraw, cache]);
}

export type RowActions = ReturnType<typeof useRowActions>;

interface ActionVariables {
  action: RowAction;
  rowIds: readonly string[];
  quiet: boolean;
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

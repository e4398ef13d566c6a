import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RowView } from '../../../api/model/rowView.ts';
import { toast } from '../../../lib/toast.ts';
import { resetRows, type ShownChange, showChange } from '../model/shown-changes.ts';
import { changeRows, refreshBatch, rowChangeKey, rowChangeScope, rowsKey } from './batch-cache.ts';

interface RowMutation<Variables, Answer> {
  request: (variables: Variables) => Promise<Answer>;
  apply: (variables: Variables) => (row: RowView) => RowView;
  /** The title of the toast; null: none. */
  failure: (variables: Variables) => string | null;
  /** The row as the server has it now, where it answers with it. */
  answeredRow?: (answer: Answer) => RowView;
}

/** Changes of one batch are sent one after the other: the second of two to one row must not overtake the first. */
export function useRowMutation<Variables, Answer>(batchId: string, options: RowMutation<Variables, Answer>) {
  const { request, apply, failure, answeredRow } = options;
  const cache = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationKey: rowChangeKey(batchId),
    scope: rowChangeScope(batchId),
    mutationFn: request,
    onMutate: async (variables: Variables) => {
      await cache.cancelQueries({ queryKey: rowsKey(batchId) });
      const shown: ShownChange = { apply: apply(variables), before: new Map() };
      changeRows(cache, batchId, showChange(shown));
      return shown;
    },
    onError: (error, variables, shown) => {
      if (shown) changeRows(cache, batchId, resetRows(shown.before, changesAfter(cache, batchId, shown)));
      const title = failure(variables);
      if (title) toast({ title, description: error.message, tone: 'destructive' });
    },
    onSuccess: (answer, _variables, shown) => {
      const row = answeredRow?.(answer);
      if (row) changeRows(cache, batchId, resetRows(new Map([[row.id, row]]), changesAfter(cache, batchId, shown)));
    },
  });
  return useMemo(
    () => (variables: Variables) => mutateAsync(variables).finally(() => refreshBatch(cache, batchId)),
    [mutateAsync, cache, batchId],
  );
}

/** What is shown of the changes that wait for their turn after this one. */
function changesAfter(cache: QueryClient, batchId: string, shown: ShownChange): ShownChange[] {
  const changes = cache
    .getMutationCache()
    .findAll({ mutationKey: rowChangeKey(batchId), status: 'pending' })
    .flatMap(({ state }) => (state.context as ShownChange | undefined) ?? []);
  return changes.slice(changes.indexOf(shown) + 1);
}

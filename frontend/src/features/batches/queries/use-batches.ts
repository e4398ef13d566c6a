import { keepPreviousData } from '@tanstack/react-query';
import { ApiError } from '../../../api/client/http.ts';
import { useGetBatch, useListBatches } from '../../../api/generated/batches/batches.ts';
import { FALLBACK_POLL_MS, useBatchEvents } from './batch-events.ts';

export const BATCHES_PER_PAGE = 25;

/** A page of batches, newest first, updated by the server's events. */
export function useBatches(page = 1) {
  const live = useBatchEvents();
  return useListBatches(
    { page, per_page: BATCHES_PER_PAGE },
    { query: { placeholderData: keepPreviousData, refetchInterval: live ? false : FALLBACK_POLL_MS } },
  );
}

/** One batch, updated in the same way. A 404 ends the polling. */
export function useBatch(id: string) {
  const live = useBatchEvents();
  return useGetBatch(id, {
    query: {
      refetchInterval: ({ state }) =>
        live || (state.error instanceof ApiError && state.error.status === 404) ? false : FALLBACK_POLL_MS,
    },
  });
}

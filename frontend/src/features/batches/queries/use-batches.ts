import { keepPreviousData } from '@tanstack/react-query';
import { useGetBatch, useListBatches } from '../../../api/generated/batches/batches.ts';
import { pollInterval, useBatchEvents } from './batch-events.ts';

export const BATCHES_PER_PAGE = 25;

/** A page of batches, newest first, updated by the server's events. */
export function useBatches(page = 1) {
  const live = useBatchEvents();
  return useListBatches(
    { page, per_page: BATCHES_PER_PAGE },
    { query: { placeholderData: keepPreviousData, refetchInterval: ({ state }) => pollInterval(live, state.error) } },
  );
}

/** One batch, updated in the same way. */
export function useBatch(id: string) {
  const live = useBatchEvents();
  return useGetBatch(id, { query: { refetchInterval: ({ state }) => pollInterval(live, state.error) } });
}

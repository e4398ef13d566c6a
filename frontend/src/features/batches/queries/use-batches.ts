import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useGetBatch, useListBatches } from '../../../api/generated/batches/batches.ts';
import { getGetCurrentUserQueryKey } from '../../../api/generated/users/users.ts';
import type { AppUser } from '../../../api/model/appUser.ts';
import { pollInterval, useBatchEvents } from './batch-events.ts';

export const BATCHES_PER_PAGE = 25;

/** A page of batches, newest first, updated by the server's events. */
export function useBatches(page = 1) {
  const live = useBatchEvents();
  return useListBatches(
    { page, per_page: BATCHES_PER_PAGE },
    {
      query: {
        placeholderData: keepPreviousData,
        refetchInterval: ({ state }) => pollInterval(live, state.error),
      },
    },
  );
}

/** One batch, updated in the same way. */
export function useBatch(id: string) {
  const live = useBatchEvents();
  const query = useGetBatch(id, { query: { refetchInterval: ({ state }) => pollInterval(live, state.error) } });
  useUpdateCredits(query.data?.cost.available, query.dataUpdatedAt);
  return query;
}

/** A batch that runs takes credits, and says how many are left. */
function useUpdateCredits(credits: number | undefined, readAt: number): void {
  const cache = useQueryClient();
  useEffect(() => {
    const queryKey = getGetCurrentUserQueryKey();
    const isNewer = readAt > (cache.getQueryState(queryKey)?.dataUpdatedAt ?? 0);
    if (credits === undefined || !isNewer) return;
    cache.setQueryData<AppUser>(queryKey, (user) => user && { ...user, credits }, { updatedAt: readAt });
  }, [credits, readAt, cache]);
}

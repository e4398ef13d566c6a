import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { FALLBACK_POLL_MS } from '../../../api/cache/live-events.ts';
import type { ApiError } from '../../../api/client/http.ts';
import { useGetGeneration, useListGenerations } from '../../../api/generated/generations/generations.ts';
import { getGetCurrentUserQueryKey } from '../../../api/generated/users/users.ts';
import type { GenerationView } from '../../../api/model/generationView.ts';
import { openCharges } from '../model/open-charges.ts';
import { useLiveUpdates } from './use-live-updates.ts';

export const RECENT_LIMIT = 50;

/** The newest designs, updated by the server's events, or by polling while the event stream is not connected. */
export function useRecentGenerations() {
  const live = useLiveUpdates();
  const query = useListGenerations(
    { limit: RECENT_LIMIT },
    { query: { refetchInterval: live ? false : FALLBACK_POLL_MS } },
  );
  useRefreshBalance(query.data?.reduce((sum, design) => sum + openCharges(design), 0));
  return query;
}

/** One design, updated in the same way. A 404 ends the polling. */
export function useGeneration(id: string) {
  const live = useLiveUpdates();
  const query = useGetGeneration<GenerationView, ApiError>(id, {
    query: { refetchInterval: ({ state }) => (live || state.error?.status === 404 ? false : FALLBACK_POLL_MS) },
  });
  useRefreshBalance(query.data && openCharges(query.data));
  return query;
}

/** Reads the balance again whenever a design ends, for a failed one gives its credit back, and as further products are made. */
function useRefreshBalance(open = 0): void {
  const cache = useQueryClient();
  const before = useRef(open);
  useEffect(() => {
    if (open < before.current) void cache.invalidateQueries({ queryKey: getGetCurrentUserQueryKey() });
    before.current = open;
  }, [open, cache]);
}

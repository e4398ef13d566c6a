import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ApiError } from '../../../api/client/http.ts';
import { useGetGeneration, useListGenerations } from '../../../api/generated/generations/generations.ts';
import type { GenerationView } from '../../../api/model/generationView.ts';
import { isInProgress } from '../model/status.ts';
import { useLiveUpdates } from './use-live-updates.ts';

const RECENT_LIMIT = 50;
const LIBRARY_LIMIT = 100;
const FALLBACK_POLL_MS = 1_500;

export const useRecentGenerations = () => useGenerations(RECENT_LIMIT);
export const useLibraryGenerations = () => useGenerations(LIBRARY_LIMIT);

/** The newest designs, kept fresh by the server's events or, while it cannot be heard, by asking. */
function useGenerations(limit: number) {
  const live = useLiveUpdates();
  const query = useListGenerations({ limit }, { query: { refetchInterval: live ? false : FALLBACK_POLL_MS } });
  useRefreshBalance(query.data?.filter(isInProgress).length);
  return query;
}

/** One design, kept fresh in the same way. Who asks for one that is not there is answered once. */
export function useGeneration(id: string) {
  const live = useLiveUpdates();
  const query = useGetGeneration<GenerationView, ApiError>(id, {
    query: { refetchInterval: ({ state }) => (live || state.error?.status === 404 ? false : FALLBACK_POLL_MS) },
  });
  useRefreshBalance(query.data && Number(isInProgress(query.data)));
  return query;
}

/** Reads the balance again whenever a design ends: one that fails gives its credit back. */
function useRefreshBalance(running = 0): void {
  const cache = useQueryClient();
  const before = useRef(running);
  useEffect(() => {
    if (running < before.current) void cache.invalidateQueries({ queryKey: ['/api/user'] });
    before.current = running;
  }, [running, cache]);
}

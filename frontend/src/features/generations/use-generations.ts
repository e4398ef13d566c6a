import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useListGenerations } from '../../api/generated/generations/generations.ts';
import { isInProgress } from './status-words.ts';
import { useLiveUpdates } from './use-live-updates.ts';

const RECENT = 50;
const LIBRARY = 100;
const POLL_MS = 1_500;

export const useRecentGenerations = () => useGenerations(RECENT);
export const useLibraryGenerations = () => useGenerations(LIBRARY);

/** The newest designs, kept fresh by the server's events or, while it cannot be heard, by asking. */
function useGenerations(limit: number) {
  const live = useLiveUpdates();
  const query = useListGenerations({ limit }, { query: { refetchInterval: live ? false : POLL_MS } });
  useBalanceAfterEach(query.data?.filter(isInProgress).length);
  return query;
}

/** Reads the balance again whenever a design ends: one that fails gives its credit back. */
function useBalanceAfterEach(running = 0): void {
  const cache = useQueryClient();
  const before = useRef(running);
  useEffect(() => {
    if (running < before.current) void cache.invalidateQueries({ queryKey: ['/api/user'] });
    before.current = running;
  }, [running, cache]);
}

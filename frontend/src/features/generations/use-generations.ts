import { useListGenerations } from '../../api/temporary.ts';
import { useLiveUpdates } from './use-live-updates.ts';

const RECENT = 50;
const LIBRARY = 100;
const POLL_MS = 1_500;

/** The newest designs, kept fresh by the server's events or, without them, by asking. */
export function useRecentGenerations() {
  const live = useLiveUpdates();
  return useListGenerations({ limit: RECENT }, { query: { refetchInterval: live ? false : POLL_MS } });
}

export function useLibraryGenerations() {
  const live = useLiveUpdates();
  return useListGenerations({ limit: LIBRARY }, { query: { refetchInterval: live ? false : POLL_MS } });
}

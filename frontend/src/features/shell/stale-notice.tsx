import { type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { ApiError } from '../../api/client/http.ts';
import { Button } from '../../components/ui/button.tsx';
import { timeOrDay } from '../../lib/format.ts';
import { useOnline } from '../../lib/hooks/use-online.ts';

/** Says once that something on the screen could not be read again, however many of its parts. Always there, to be announced. */
export function StaleNotice() {
  const cache = useQueryClient().getQueryCache();
  const isOnline = useOnline();
  const watch = useCallback((onChange: () => void) => cache.subscribe(onChange), [cache]);
  // A string, so that it changes only with what it says.
  const since = useSyncExternalStore(
    watch,
    () => oldestTime(cache.findAll({ predicate: isStale })),
    () => '',
  );
  const readAgain = () => {
    for (const query of cache.findAll({ predicate: isStale })) query.fetch().catch(() => undefined);
  };
  return (
    <aside aria-label="Refresh" aria-live="polite" className="mx-auto w-full max-w-[96rem] px-4 sm:px-6 print:hidden">
      {since && isOnline && (
        <p className="mt-4 flex flex-wrap items-center gap-x-2 rounded-md bg-muted px-3 py-1 text-muted-foreground text-sm">
          Could not refresh. Showing what was loaded {timeOrDay(since)}.
          <Button variant="link" size="bare" className="min-h-11 text-foreground" onClick={readAgain}>
            Try again
          </Button>
        </p>
      )}
    </aside>
  );
}

/** On the screen, read before, and the last attempt to read it again had no useful answer. */
function isStale(query: Query): boolean {
  const { status, data, error } = query.state;
  return query.isActive() && status === 'error' && data !== undefined && !isAnswer(error);
}

/** What the server refused or no longer has: the screen itself says so. */
function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}

function oldestTime(queries: Query[]): string {
  if (queries.length === 0) return '';
  return new Date(Math.min(...queries.map(({ state }) => state.dataUpdatedAt))).toISOString();
}

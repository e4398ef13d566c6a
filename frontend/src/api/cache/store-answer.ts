import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Shows what a change has answered, and reads it again: the work that it began can have come further by the time of the
 * answer, and the event that said so before it.
 */
export function storeAnswer(cache: QueryClient, queryKey: QueryKey, answer: unknown): void {
  cache.setQueryData(queryKey, answer);
  void cache.invalidateQueries({ queryKey, exact: true });
}

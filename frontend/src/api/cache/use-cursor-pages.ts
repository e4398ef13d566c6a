import { useInfiniteQuery } from '@tanstack/react-query';

const PER_PAGE = 100;

/**
 * A list that the server gives newest first and piece by piece, each piece beginning before the last row of the one
 * before.
 */
export function usePagesBefore<T extends { id: string }>(
  queryKey: readonly unknown[],
  list: (params: { limit: number; before?: string }, init: { signal: AbortSignal }) => Promise<T[]>,
) {
  return useInfiniteQuery({
    queryKey: [...queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      list({ limit: PER_PAGE, ...(pageParam ? { before: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length < PER_PAGE ? undefined : last.at(-1)?.id),
    refetchOnMount: 'always',
    select: ({ pages }) => pages.flat(),
  });
}

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

const PER_PAGE = 50;

/** A list in pages: each page begins after the last row of the page before it. */
export function useCursorPages<T extends { id: string }>(
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
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flat(),
  });
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { listBatchRows } from '../../../api/generated/batches/batches.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import { type RowPages, rowsKey } from './batch-cache.ts';
import { pollInterval, useBatchEvents } from './batch-events.ts';

const PER_PAGE = 200;
const NO_ROWS: RowView[] = [];

/** All rows of a batch in their order, page by page until they are complete; updated by the server's events. */
export function useBatchRows(batchId: string) {
  const live = useBatchEvents();
  const query = useInfiniteQuery({
    queryKey: rowsKey(batchId),
    queryFn: ({ pageParam, signal }) =>
      listBatchRows(batchId, { limit: PER_PAGE, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: allRows,
    refetchInterval: ({ state }) => pollInterval(live, state.error),
  });
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage({ cancelRefetch: false });
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const completeId = useRef<string>(undefined);
  if (query.data && !hasNextPage) completeId.current = batchId;
  return {
    query,
    rows: query.data ?? NO_ROWS,
    /** Whether all rows were read once. It stays so while rows that were added since are read. */
    isComplete: completeId.current === batchId,
  };
}

function allRows({ pages }: RowPages): RowView[] {
  return pages.flatMap(({ rows }) => rows);
}

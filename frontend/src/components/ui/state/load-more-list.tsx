import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { QueryState } from './query-state.tsx';

interface LoadMoreListProps<T> {
  query: UseInfiniteQueryResult<T[], Error>;
  /** Shown in place of an empty list. */
  empty: string;
  /** The shape of the list while it loads. */
  skeleton?: ReactNode;
  children: (rows: T[]) => ReactNode;
}

export function LoadMoreList<T>({ query, empty, skeleton, children }: LoadMoreListProps<T>) {
  return (
    <QueryState query={query} skeleton={skeleton}>
      {(rows) =>
        rows.length === 0 ? (
          <p className="text-muted-foreground">{empty}</p>
        ) : (
          <div className="grid min-w-0 grid-cols-1 gap-4">
            {children(rows)}
            {query.isFetchNextPageError && <p role="alert">{query.error.message}</p>}
            {query.hasNextPage && (
              <Button
                size="sm"
                className="justify-self-start"
                disabled={query.isFetchingNextPage}
                onClick={() => query.fetchNextPage()}
              >
                {query.isFetchingNextPage ? 'Loading…' : 'Load more'}
              </Button>
            )}
          </div>
        )
      }
    </QueryState>
  );
}

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Spinner } from './spinner.tsx';

interface QueryStateProps<T> {
  query: UseQueryResult<T, Error>;
  children: (data: T) => ReactNode;
}

/** What is asked of the server: on its way, out of reach, or there. */
export function QueryState<T>({ query, children }: QueryStateProps<T>) {
  if (query.isPending) return <Spinner label="Loading…" />;
  if (query.error)
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{query.error.message}</p>
        <Button onClick={() => query.refetch()}>Try again</Button>
      </div>
    );
  return children(query.data);
}

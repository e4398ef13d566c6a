import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Spinner } from './spinner.tsx';

interface QueryStateProps<T> {
  query: UseQueryResult<T, Error>;
  pendingLabel?: string;
  children: (data: T) => ReactNode;
}

/** The three states of a query: a spinner, the error with a way to try again, or the data. */
export function QueryState<T>({ query, pendingLabel = 'Loading…', children }: QueryStateProps<T>) {
  if (query.isPending) return <Spinner label={pendingLabel} />;
  if (query.error) return <LoadError error={query.error} onRetry={query.refetch} />;
  return children(query.data);
}

export function LoadError({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{error.message}</p>
      <Button onClick={() => onRetry()}>Try again</Button>
    </div>
  );
}

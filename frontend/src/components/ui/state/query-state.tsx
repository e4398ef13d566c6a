import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Loading } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';

interface QueryStateProps<T> {
  query: UseQueryResult<T, Error>;
  pendingLabel?: string;
  /** In place of the spinner: the shape of what comes. */
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
}

/**
 * The three states of a query: a skeleton or a spinner, the error with a way to try again, or the data. Data that could
 * not be read again stays, and what was typed beside it.
 */
export function QueryState<T>({ query, pendingLabel = 'Loading…', skeleton, children }: QueryStateProps<T>) {
  if (query.isPending)
    return skeleton ? <Loading label={pendingLabel}>{skeleton}</Loading> : <Spinner label={pendingLabel} />;
  if (query.isLoadingError) return <LoadError error={query.error} onRetry={query.refetch} />;
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

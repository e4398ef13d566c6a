import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BatchDetails } from '../../../api/model/batchDetails.ts';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { RowsSkeleton, Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { useTitle } from '../../../lib/hooks/use-title.ts';
import { wordsOfBatch } from '../model/states.ts';
import { StateName } from '../parts/state-name.tsx';
import { useBatch } from '../queries/use-batches.ts';
import { BatchName } from './batch-name.tsx';
import { BatchTabs } from './batch-tabs.tsx';

interface BatchFrameProps {
  id: string;
  /** The screen of a tab. */
  children: ReactNode;
}

/** The name and the state of a batch and the way to its screens. */
export function BatchFrame({ id, children }: BatchFrameProps) {
  const query = useBatch(id);
  useTitle(query.data?.name ?? 'Batch');
  return (
    <div className="grid gap-5 *:min-w-0">
      {query.error?.status === 404 ? (
        <NoSuchBatch />
      ) : (
        <QueryState query={query} skeleton={<FrameSkeleton />}>
          {(batch) => (
            <>
              <Head batch={batch} />
              {children}
            </>
          )}
        </QueryState>
      )}
    </div>
  );
}

function Head({ batch }: { batch: BatchDetails }) {
  return (
    <header className="grid gap-3 *:min-w-0">
      <Button asChild variant="link" size="sm" className="justify-self-start px-0">
        <Link to="/batches">
          <ArrowLeft aria-hidden="true" />
          Batches
        </Link>
      </Button>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <BatchName batch={batch} />
        <span role="status">
          <StateName {...wordsOfBatch(batch)} />
        </span>
      </div>
      <BatchTabs batch={batch} />
    </header>
  );
}

function NoSuchBatch() {
  return (
    <EmptyState
      level="h2"
      title="Batch not found"
      action={
        <Button asChild>
          <Link to="/batches">Your batches</Link>
        </Button>
      }
    >
      Its address may be incomplete, or it belongs to another account.
    </EmptyState>
  );
}

function FrameSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-11 w-64 max-w-full" />
      <Skeleton className="h-12 w-full" />
      <RowsSkeleton rows={8} className="h-20" />
    </div>
  );
}

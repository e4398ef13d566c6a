import { Link } from 'react-router';
import type { BatchDetails } from '../../../api/model/batchDetails.ts';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { Loading, Skeleton } from '../../../components/ui/state/skeleton.tsx';

export function NothingToReview({ batch: { id, state, counts } }: { batch: BatchDetails }) {
  const isEarly = state === 'draft' || counts.making + counts.waiting > 0;
  return (
    <EmptyState
      level="h2"
      title={isEarly ? 'Nothing to review yet' : 'Nothing left to review'}
      action={
        <Button asChild>
          <Link to={isEarly ? `/batches/${id}` : `/batches/${id}/calendar`}>
            {isEarly ? 'Back to the rows' : 'See what goes out'}
          </Link>
        </Button>
      }
    >
      {isEarly ? 'Designs appear here as they’re made.' : 'You’ve reviewed every design in this batch.'}
    </EmptyState>
  );
}

export function WallSkeleton() {
  return (
    <Loading label="Loading…">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {['one', 'two', 'three'].map((name) => (
          <Skeleton key={name} className="aspect-[10/13]" />
        ))}
      </div>
    </Loading>
  );
}

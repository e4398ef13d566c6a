import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { Spinner } from '../../../components/ui/state/spinner.tsx';
import { useRecentGenerations } from '../queries/use-generations.ts';
import { GenerationCard } from './generation-card.tsx';

export function RecentPreviews() {
  const { data: generations, isPending, error, refetch } = useRecentGenerations();
  if (isPending) return <Spinner label="Loading your designs…" />;
  if (error && !generations)
    return (
      <EmptyState
        title="Your designs could not be loaded"
        action={<Button onClick={() => refetch()}>Try again</Button>}
      >
        {error.message}
      </EmptyState>
    );
  if (!generations?.length)
    return (
      <EmptyState title="No designs yet">
        Describe a shirt, pick its colors and press Generate. Watch it here while it is made.
      </EmptyState>
    );
  return (
    <div className="grid gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-3">
      {generations.map((generation, index) => (
        <GenerationCard key={generation.id} generation={generation} featured={index === 0} />
      ))}
    </div>
  );
}

import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import type { AcceptedDesign } from '../create/use-generate.ts';
import { RecentSkeleton } from '../parts/skeletons.tsx';
import { useRecentGenerations } from '../queries/use-generations.ts';
import { GenerationCard } from './generation-card.tsx';
import { SendingCard, useSendingIdea } from './sending-card.tsx';
import { useDrawnCount } from './use-drawn-count.ts';

export function RecentPreviews({ accepted }: { accepted?: AcceptedDesign }) {
  const { data: generations, isPending, isFetching, error, refetch } = useRecentGenerations();
  const [drawn, setEnd] = useDrawnCount(generations?.length ?? 0);
  const sending = useSendingIdea({ listed: generations ?? [], isReading: isFetching, accepted });
  if (isPending) return <RecentSkeleton />;
  if (!generations)
    return (
      <EmptyState title="Couldn’t load your designs" action={<Button onClick={() => refetch()}>Try again</Button>}>
        {error.message}
      </EmptyState>
    );
  if (generations.length === 0 && !sending)
    return (
      <EmptyState title="No designs yet">
        Describe a shirt, pick colors and press Generate. Your design appears here.
      </EmptyState>
    );
  return (
    <div className="grid gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-3">
      {sending && <SendingCard idea={sending} />}
      {generations.slice(0, drawn).map((generation, index) => (
        <GenerationCard
          key={generation.id}
          generation={generation}
          featured={index === 0 && !sending}
          arrival={accepted?.id === generation.id ? accepted : undefined}
        />
      ))}
      <div ref={setEnd} className="col-span-full" />
    </div>
  );
}

import { useGetGenerationHistory } from '../../../api/generated/generations/generations.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Loading, RowsSkeleton } from '../../../components/ui/state/skeleton.tsx';
import { dateTime } from '../../../lib/format.ts';

export function DesignActivity({ id }: { id: string }) {
  const { data: events, isPending, error, refetch } = useGetGenerationHistory(id);
  if (isPending)
    return (
      <Loading label="Loading the activity…">
        <RowsSkeleton rows={6} className="h-6" />
      </Loading>
    );
  if (error)
    return (
      <Button size="sm" onClick={() => refetch()}>
        Load the activity again
      </Button>
    );
  return (
    <ol aria-label="Activity" className="grid gap-2">
      {events.toReversed().map(({ id: event, at, message }) => (
        <li key={event} className="grid gap-x-4 sm:grid-cols-[11rem_1fr]">
          <time dateTime={at} className="figures text-muted-foreground text-sm leading-6">
            {dateTime(at)}
          </time>
          <span>{message}</span>
        </li>
      ))}
    </ol>
  );
}

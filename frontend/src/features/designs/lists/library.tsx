import { Link } from 'react-router';
import type { GenerationView } from '../../../api/model/generationView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { Spinner } from '../../../components/ui/state/spinner.tsx';
import { shortDay } from '../../../lib/format.ts';
import { findDesigns, type StyleChoice } from '../model/library-filter.ts';
import { isFinished } from '../model/status.ts';
import { DesignPicture } from '../parts/design-picture.tsx';
import { PublishFlag } from '../parts/publish-flag.tsx';
import { useLibraryGenerations } from '../queries/use-generations.ts';
import { designPath } from './generation-card.tsx';

interface LibraryProps {
  search: string;
  style: StyleChoice;
  onReset: () => void;
}

export function Library({ search, style, onReset }: LibraryProps) {
  const { data: generations, isPending, error, refetch } = useLibraryGenerations();
  if (isPending) return <Spinner label="Loading your library…" />;
  if (error && !generations)
    return (
      <EmptyState
        title="Your library could not be loaded"
        action={<Button onClick={() => refetch()}>Try again</Button>}
      >
        {error.message}
      </EmptyState>
    );
  if (!generations?.some(isFinished))
    return (
      <EmptyState
        title="No designs yet"
        action={
          <Button asChild variant="ink">
            <Link to="/dashboard">Make the first one</Link>
          </Button>
        }
      >
        Finished designs appear here, with their print files and listings.
      </EmptyState>
    );
  const found = findDesigns(generations, search, style);
  if (!found.length)
    return (
      <EmptyState title="No designs found" action={<Button onClick={onReset}>Show all designs</Button>}>
        Nothing matches this search and style.
      </EmptyState>
    );
  return (
    <ul className="grid gap-x-6 gap-y-10 min-[480px]:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
      {found.map((generation) => (
        <li key={generation.id}>
          <LibraryCard generation={generation} />
        </li>
      ))}
    </ul>
  );
}

function LibraryCard({ generation }: { generation: GenerationView }) {
  return (
    <article className="group relative grid gap-3">
      <div className="pointer-events-none relative z-10 overflow-hidden rounded-lg [&_button]:pointer-events-auto">
        <DesignPicture generation={generation} />
      </div>
      <h2 className="line-clamp-2 text-lg leading-tight underline-offset-4 group-hover:underline">
        <Link to={designPath(generation.id)} className="after:absolute after:inset-0 after:rounded-lg">
          {generation.prompt}
        </Link>
      </h2>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted-foreground text-sm">
        <PublishFlag generation={generation} />
        <span className="capitalize">{generation.style}</span>
        <time dateTime={generation.created_at}>{shortDay(generation.created_at)}</time>
      </div>
    </article>
  );
}

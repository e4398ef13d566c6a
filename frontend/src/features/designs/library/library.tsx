import { useMemo } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { useDebouncedValue } from '../../../lib/hooks/use-debounced-value.ts';
import { countFilters, type LibraryFilters, toListParams } from '../model/library-filters.ts';
import { TRASH_DAYS } from '../model/trash.ts';
import { LibrarySkeleton } from '../parts/skeletons.tsx';
import { useLibrary } from '../queries/use-library.ts';
import { FoundDesigns } from './found-designs.tsx';

interface LibraryProps {
  filters: LibraryFilters;
  onReset: () => void;
}

export function Library({ filters, onReset }: LibraryProps) {
  const q = useDebouncedValue(filters.q);
  const params = useMemo(() => toListParams({ ...filters, q }), [filters, q]);
  const query = useLibrary(params);
  const designs = useMemo(() => query.data?.pages.flatMap((page) => page.designs) ?? [], [query.data]);
  if (query.isPending) return <LibrarySkeleton />;
  if (query.error && !query.data)
    return (
      <EmptyState
        level="h2"
        title="Couldn’t load your library"
        action={<Button onClick={() => query.refetch()}>Try again</Button>}
      >
        {query.error.message}
      </EmptyState>
    );
  if (designs.length === 0) return <NoDesigns filters={filters} onReset={onReset} />;
  return (
    <FoundDesigns
      query={query}
      designs={designs}
      total={query.data?.pages[0]?.total ?? designs.length}
      params={params}
      trash={filters.trash}
    />
  );
}

function NoDesigns({ filters, onReset }: LibraryProps) {
  if (countFilters(filters) > 0)
    return (
      <EmptyState level="h2" title="No designs found" action={<Button onClick={onReset}>Show all designs</Button>}>
        Nothing matches this search and these filters.
      </EmptyState>
    );
  if (filters.trash)
    return (
      <EmptyState level="h2" title="The trash is empty">
        Designs that you delete can be restored here for {TRASH_DAYS} days.
      </EmptyState>
    );
  return (
    <EmptyState
      level="h2"
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
}

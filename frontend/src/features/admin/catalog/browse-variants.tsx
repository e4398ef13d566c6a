import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getListCatalogVariantsQueryKey, listCatalogVariants } from '../../../api/generated/catalog/catalog.ts';
import { Card, CardHeader } from '../../../components/ui/card.tsx';
import { Input } from '../../../components/ui/form/input.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { bringIntoView } from '../../../lib/bring-into-view.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { useDebouncedValue } from '../../../lib/hooks/use-debounced-value.ts';
import type { CatalogRow } from './catalog-row.ts';
import { MAX_ROWS } from './shown-rows.ts';
import { VariantTable } from './variant-table.tsx';

/** The server searches. Without a search the whole catalog is shown from memory, once it is loaded. */
export function BrowseVariants({ rows }: { rows: CatalogRow[] | null }) {
  const [search, setSearch] = useState('');
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (rows) bringIntoView(card.current);
  }, [rows]);
  return (
    <Card ref={card} aria-labelledby="browse" className="min-w-0">
      <CardHeader id="browse" title="Browse Variants" />
      <div className="grid min-w-0 gap-4">
        <Input
          type="search"
          aria-label="Search variants"
          placeholder="Search by title, provider, color, size or SKU"
          maxLength={200}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="max-w-xl"
        />
        {rows && search.trim() === '' ? <LocalVariants rows={rows} /> : <ServerVariants search={search} />}
      </div>
    </Card>
  );
}

function ServerVariants({ search }: { search: string }) {
  const debounced = useDebouncedValue(search.trim());
  const query = useInfiniteQuery({
    queryKey: [...getListCatalogVariantsQueryKey(), 'pages', debounced],
    queryFn: ({ pageParam, signal }) =>
      listCatalogVariants({ search: debounced, ...(pageParam ? { after: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({ total: pages[0]?.total ?? 0, rows: pages.flatMap(({ variants }) => variants) }),
  });
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-[600px]" />}>
      {({ total, rows }) => (
        <Results
          total={total}
          rows={rows}
          place={debounced}
          onEnd={() => query.hasNextPage && !query.isFetching && query.fetchNextPage()}
        />
      )}
    </QueryState>
  );
}

function LocalVariants({ rows }: { rows: CatalogRow[] }) {
  return <Results isLoaded total={rows.length} rows={rows} place="" />;
}

interface ResultsProps {
  total: number;
  rows: CatalogRow[];
  /** The search: the table of another one begins at the top. */
  place: string;
  /** All of it is in the browser. */
  isLoaded?: boolean;
  onEnd?: () => void;
}

function Results({ total, rows, place, isLoaded, onEnd }: ResultsProps) {
  return (
    <>
      <p role="status" className="text-muted-foreground">
        {total === 1 ? '1 variant' : `${wholeNumber(total)} variants`}
        {isLoaded && ', all loaded'}
        {total > MAX_ROWS && `; the table ends after ${wholeNumber(MAX_ROWS)}. Search to see the others.`}
      </p>
      {total === 0 ? (
        <p>No variant matches this search.</p>
      ) : (
        <VariantTable key={place} rows={rows} total={total} onEnd={onEnd} />
      )}
    </>
  );
}

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { getListCatalogVariantsQueryKey, listCatalogVariants } from '../../../api/generated/catalog/catalog.ts';
import { Sheet, SheetHeading } from '../../../components/ui/card.tsx';
import { Input } from '../../../components/ui/form/input.tsx';
import { Loaded } from '../../../components/ui/state/query-state.tsx';
import { whole } from '../../../lib/format.ts';
import { useSettledValue } from '../../../lib/use-debounced-value.ts';
import type { CatalogRow } from './catalog-row.ts';
import { findRows } from './find-rows.ts';
import { VariantTable } from './variant-table.tsx';

/** More rows than this a browser cannot stack up. */
const MOST_ROWS = 400_000;

/** The variants that a search finds: on the server, or among all of them where they were loaded. */
export function BrowseVariants({ rows }: { rows: CatalogRow[] | null }) {
  const [search, setSearch] = useState('');
  return (
    <Sheet aria-labelledby="browse" className="min-w-0">
      <SheetHeading id="browse" title="Browse Variants" />
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
        {rows ? <LoadedVariants rows={rows} search={search} /> : <FoundVariants search={search} />}
      </div>
    </Sheet>
  );
}

function FoundVariants({ search }: { search: string }) {
  const asked = useSettledValue(search.trim());
  const query = useInfiniteQuery({
    queryKey: [...getListCatalogVariantsQueryKey(), 'pages', asked],
    queryFn: ({ pageParam, signal }) =>
      listCatalogVariants({ search: asked, ...(pageParam ? { after: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({ total: pages[0]?.total ?? 0, rows: pages.flatMap(({ variants }) => variants) }),
  });
  return (
    <Loaded query={query}>
      {({ total, rows }) => (
        <Results
          total={total}
          rows={rows}
          place={asked}
          onEnd={() => query.hasNextPage && !query.isFetching && query.fetchNextPage()}
        />
      )}
    </Loaded>
  );
}

function LoadedVariants({ rows, search }: { rows: CatalogRow[]; search: string }) {
  const asked = useDeferredValue(search.trim());
  const found = useMemo(() => findRows(rows, asked), [rows, asked]);
  return <Results total={found.length} rows={found.slice(0, MOST_ROWS)} place={asked} />;
}

interface ResultsProps {
  total: number;
  rows: CatalogRow[];
  /** What was searched: another search begins at the top. */
  place: string;
  onEnd?: () => void;
}

function Results({ total, rows, place, onEnd }: ResultsProps) {
  return (
    <>
      <p role="status" className="text-muted-foreground">
        {total === 1 ? '1 variant' : `${whole(total)} variants`}
        {total > MOST_ROWS && `; the table ends after ${whole(MOST_ROWS)}. Search to see the others.`}
      </p>
      {total === 0 ? (
        <p>No variant matches this search.</p>
      ) : (
        <VariantTable key={place} rows={rows} total={Math.min(total, MOST_ROWS)} onEnd={onEnd} />
      )}
    </>
  );
}

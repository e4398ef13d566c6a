import { useState } from 'react';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { BrowseVariants } from './browse-variants.tsx';
import type { CatalogRow } from './catalog-row.ts';
import { StatusCard } from './status-card.tsx';
import { useCatalogStatus } from './use-catalog-status.ts';

/** The whole catalog in the browser, until the next refresh. */
interface LocalCatalog {
  of: string | null;
  rows: CatalogRow[];
}

export function CatalogBrowser() {
  const query = useCatalogStatus();
  const [loaded, setLoaded] = useState<LocalCatalog | null>(null);
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-52" />}>
      {(status) => {
        const rows = loaded?.of === status.refreshed_at ? loaded.rows : null;
        return (
          <div className="grid min-w-0 gap-6">
            <StatusCard
              status={status}
              loaded={rows !== null}
              onLoaded={(fetched) => setLoaded({ of: status.refreshed_at, rows: fetched })}
              onRequested={() => query.refetch()}
            />
            {status.exists && <BrowseVariants rows={rows} />}
          </div>
        );
      }}
    </QueryState>
  );
}

import { Download, RefreshCw, Table2 } from 'lucide-react';
import { ApiError } from '../../../api/client/http.ts';
import { useRefreshCatalog } from '../../../api/generated/catalog/catalog.ts';
import type { CatalogStatus } from '../../../api/model/catalogStatus.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeader } from '../../../components/ui/card.tsx';
import { dateTime, wholeNumber } from '../../../lib/format.ts';
import { toast } from '../../../lib/toast.ts';
import type { CatalogRow } from './catalog-row.ts';
import { RefreshProgress } from './refresh-progress.tsx';
import { useDownload, useLoadCatalog } from './use-catalog-files.ts';
import { isRefreshing } from './use-catalog-status.ts';

interface StatusCardProps {
  status: CatalogStatus;
  loaded: boolean;
  onLoaded: (rows: CatalogRow[]) => void;
  onRequested: () => void;
}

const NO_CATALOG = 'No catalog data available. Run refresh to fetch catalog from Printify.';

export function StatusCard({ status, loaded, onLoaded, onRequested }: StatusCardProps) {
  const { exists, refresh, message } = status;
  const running = isRefreshing(status);
  return (
    <Card aria-labelledby="catalog-status">
      <CardHeader id="catalog-status" title="Catalog status" />
      <div className="grid gap-6">
        {exists && <Facts status={status} />}
        {refresh && running && <RefreshProgress progress={refresh} />}
        {!running && (message || !exists) && (
          <p role={refresh ? 'alert' : undefined} className="max-w-prose">
            {message ?? NO_CATALOG}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <RefreshButton running={running} first={!exists} onAsked={onRequested} />
          {exists && <FileButtons loaded={loaded} onLoaded={onLoaded} />}
        </div>
      </div>
    </Card>
  );
}

function Facts({ status }: { status: CatalogStatus }) {
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-4">
      <div>
        <dt className="text-muted-foreground">Variants</dt>
        <dd className="figures font-semibold text-3xl">{wholeNumber(status.variant_count)}</dd>
      </div>
      <div>
        <dt className="text-muted-foreground">Last updated</dt>
        <dd className="mt-1.5 font-semibold text-lg">
          {status.refreshed_at ? (
            <time dateTime={status.refreshed_at}>{dateTime(status.refreshed_at)}</time>
          ) : (
            'Unknown'
          )}
        </dd>
      </div>
    </dl>
  );
}

function RefreshButton({ running, first, onAsked }: { running: boolean; first: boolean; onAsked: () => void }) {
  const refresh = useRefreshCatalog({
    mutation: {
      onSuccess: onAsked,
      onError: (error) =>
        toast({
          title: 'Error',
          description: error instanceof ApiError ? error.message : 'Failed to refresh catalog',
          tone: 'destructive',
          ...(error.requiresSetup ? { action: { label: 'Go to Settings', to: '/settings/printify' } } : {}),
        }),
    },
  });
  return (
    <Button
      variant={first ? 'spot' : 'outline'}
      disabled={running || refresh.isPending}
      onClick={() => refresh.mutate()}
    >
      <RefreshCw aria-hidden="true" />
      {running ? 'Refreshing…' : 'Refresh Catalog'}
    </Button>
  );
}

function FileButtons({ loaded, onLoaded }: Pick<StatusCardProps, 'loaded' | 'onLoaded'>) {
  const download = useDownload();
  const load = useLoadCatalog(onLoaded);
  return (
    <>
      <Button disabled={download.isPending} onClick={() => download.mutate()}>
        <Download aria-hidden="true" />
        Download CSV
      </Button>
      <Button disabled={loaded || load.isPending} onClick={() => load.mutate()}>
        <Table2 aria-hidden="true" />
        {loaded ? 'Catalog Loaded' : load.isPending ? 'Loading…' : 'Load for Browsing'}
      </Button>
    </>
  );
}

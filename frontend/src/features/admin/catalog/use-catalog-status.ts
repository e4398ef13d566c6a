import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getListCatalogVariantsQueryKey, useGetCatalogStatus } from '../../../api/generated/catalog/catalog.ts';
import type { CatalogStatus } from '../../../api/model/catalogStatus.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { toast } from '../../../lib/toast.ts';

const REFRESH_PROGRESS_MS = 2_000;

/** The catalog's status, polled during a refresh, with a toast when the refresh ends. */
export function useCatalogStatus() {
  const query = useGetCatalogStatus({
    query: {
      refetchInterval: ({ state }) => (isRefreshing(state.data) ? REFRESH_PROGRESS_MS : false),
      refetchOnMount: 'always',
    },
  });
  useToastAfterRefresh(query.data);
  return query;
}

export function isRefreshing(status: CatalogStatus | undefined): boolean {
  return status?.refresh?.state === 'running';
}

function useToastAfterRefresh(status: CatalogStatus | undefined): void {
  const cache = useQueryClient();
  const before = useRef(false);
  useEffect(() => {
    if (!status) return;
    const ended = before.current && !isRefreshing(status);
    before.current = isRefreshing(status);
    if (!ended) return;
    if (status.refresh) {
      toast({
        title: 'Error',
        description: status.refresh.trouble ?? 'Failed to refresh catalog',
        tone: 'destructive',
      });
      return;
    }
    toast({ title: `Catalog refreshed successfully. Found ${wholeNumber(status.variant_count)} variants.` });
    void cache.invalidateQueries({ queryKey: getListCatalogVariantsQueryKey() });
  }, [status, cache]);
}

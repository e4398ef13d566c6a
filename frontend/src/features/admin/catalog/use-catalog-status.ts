import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getListCatalogVariantsQueryKey, useGetCatalogStatus } from '../../../api/generated/catalog/catalog.ts';
import type { CatalogStatus } from '../../../api/model/catalogStatus.ts';
import { whole } from '../../../lib/format.ts';
import { toast } from '../../../lib/toast.ts';

const POLL_MS = 2_000;

/** The catalog's status, kept fresh while it is being read anew; says when that has come to its end. */
export function useCatalogStatus() {
  const query = useGetCatalogStatus({
    query: { refetchInterval: ({ state }) => (isRefreshing(state.data) ? POLL_MS : false), refetchOnMount: 'always' },
  });
  useEndOfRefresh(query.data);
  return query;
}

export function isRefreshing(status: CatalogStatus | undefined): boolean {
  return status?.refresh?.state === 'running';
}

function useEndOfRefresh(status: CatalogStatus | undefined): void {
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
    toast({ title: `Catalog refreshed successfully. Found ${whole(status.variant_count)} variants.` });
    void cache.invalidateQueries({ queryKey: getListCatalogVariantsQueryKey() });
  }, [status, cache]);
}

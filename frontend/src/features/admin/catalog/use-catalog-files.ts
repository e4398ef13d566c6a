import { useMutation } from '@tanstack/react-query';
import { ApiError, send } from '../../../api/client/http.ts';
import { getDownloadCatalogUrl, useCreateCatalogDownloadLink } from '../../../api/generated/catalog/catalog.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { toast } from '../../../lib/toast.ts';
import type { CatalogRow } from './catalog-row.ts';
import { readCatalogCsv, readText } from './read-catalog-csv.ts';

/** Opens the CSV in a new tab, which the browser turns into a download. */
export function useDownload() {
  return useCreateCatalogDownloadLink({
    mutation: { onSuccess: ({ url }) => openInNewTab(url), meta: { success: 'Download Started', failure: 'Error' } },
  });
}

function openInNewTab(url: string): void {
  const link = document.createElement('a');
  Object.assign(link, { href: url, target: '_blank', rel: 'noopener' });
  link.click();
}

export function useLoadCatalog(onLoaded: (rows: CatalogRow[]) => void) {
  return useMutation({
    mutationFn: async () =>
      readCatalogCsv(readText(await send(getDownloadCatalogUrl(), { headers: { accept: 'text/csv' } }))),
    onSuccess: (rows) => {
      onLoaded(rows);
      toast({ title: 'Catalog Loaded', description: `Loaded ${wholeNumber(rows.length)} variants for browsing` });
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: error instanceof ApiError ? 'Failed to fetch catalog' : 'Failed to load catalog data',
        tone: 'destructive',
      }),
  });
}

import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import {
  getGetBatchQueryKey,
  getListBatchesQueryKey,
  getListBatchRowsQueryKey,
} from '../../../api/generated/batches/batches.ts';
import type { BatchDetails } from '../../../api/model/batchDetails.ts';
import type { RowPage } from '../../../api/model/rowPage.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import { throttle } from '../../../lib/throttle.ts';

const REFRESH_PAUSE_MS = 1_000;

export type RowPages = InfiniteData<RowPage, string | null>;

const [BATCHES_PATH] = getListBatchesQueryKey();

/** All rows of a batch. */
export const rowsKey = (batchId: string) => [...getListBatchRowsQueryKey(batchId), 'all'] as const;

/** Of every change of rows of a batch. */
export const rowChangeKey = (batchId: string) => ['changeBatchRows', batchId] as const;

/** Changes of one batch are sent one after the other. */
export const rowChangeScope = (batchId: string) => ({ id: `rows of ${batchId}` });

const refreshes = new Map<string, () => void>();

/** Reads a batch and its rows again, at most once a second. */
export function refreshBatch(cache: QueryClient, batchId: string): void {
  let refresh = refreshes.get(batchId);
  if (!refresh) {
    refresh = throttle(() => readAgain(cache, batchId), REFRESH_PAUSE_MS);
    refreshes.set(batchId, refresh);
  }
  refresh();
}

/** What was read while rows are being changed could be what was before: it is read once they are changed. */
async function readAgain(cache: QueryClient, batchId: string): Promise<void> {
  const isChanging = cache.isMutating({ mutationKey: rowChangeKey(batchId) }) > 0;
  await Promise.all([
    cache.invalidateQueries({ queryKey: getListBatchesQueryKey() }),
    cache.invalidateQueries({ queryKey: getGetBatchQueryKey(batchId) }),
    !isChanging && cache.invalidateQueries({ queryKey: rowsKey(batchId) }),
  ]);
}

export function refreshAllBatches(cache: QueryClient): void {
  void cache.invalidateQueries({ predicate: ({ queryKey: [path] }: Query) => String(path).startsWith(BATCHES_PATH) });
}

/** A batch as a command has left it. */
export function storeBatch(cache: QueryClient, batch: BatchDetails): void {
  cache.setQueryData(getGetBatchQueryKey(batch.id), batch);
  refreshBatch(cache, batch.id);
}

/** Changes rows of a batch where they are shown; rows that stay the same object are not drawn again. */
export function changeRows(cache: QueryClient, batchId: string, change: (row: RowView) => RowView): void {
  cache.setQueryData<RowPages>(
    rowsKey(batchId),
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, rows: page.rows.map(change) })) },
  );
}

/** The batches, of those that were read, in which a design is a row's. */
export function batchesOfDesign(cache: QueryClient, designId: string): string[] {
  const isRows = ({ queryKey: [path, scope] }: Query) => scope === 'all' && String(path).startsWith(BATCHES_PATH);
  return cache.getQueriesData<RowPages>({ predicate: isRows }).flatMap(([[path], data]) => {
    const has = data?.pages.some(({ rows }) => rows.some(({ design }) => design?.id === designId));
    return has ? [batchIdIn(String(path))] : [];
  });
}

function batchIdIn(path: string): string {
  return path.slice(BATCHES_PATH.length + 1).split('/')[0] ?? '';
}

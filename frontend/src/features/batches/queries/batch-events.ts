import { FALLBACK_POLL_MS, useLiveEvents } from '../../../api/cache/live-events.ts';
import { queryClient } from '../../../api/cache/query-client.ts';
import type { StreamEvent } from '../../../api/client/event-stream.ts';
import { ApiError } from '../../../api/client/http.ts';
import { batchesOfDesign, refreshAllBatches, refreshBatch } from './batch-cache.ts';

/** How often a batch is read again: while the event stream is not connected, and after a failure other than a 404. */
export function pollInterval(isLive: boolean, error: Error | null): number | false {
  const isAway = error instanceof ApiError && error.status === 404;
  return isAway || (isLive && !error) ? false : FALLBACK_POLL_MS;
}

/**
 * Reads batches again when the server says that they have changed.
 *
 * @returns whether the event stream is connected; while it is not, queries must poll
 */
export function useBatchEvents(): boolean {
  return useLiveEvents(applyEvent);
}

/** `batch` names a batch that has changed, `generation` and `deleted` a design, which may be a row's. */
function applyEvent({ name, data }: StreamEvent): void {
  if (name === 'refresh') refreshAllBatches(queryClient);
  if (name === 'batch') refreshBatch(queryClient, idIn(data));
  if (name === 'generation' || name === 'deleted')
    for (const id of batchesOfDesign(queryClient, idIn(data))) refreshBatch(queryClient, id);
}

function idIn(data: string): string {
  return (JSON.parse(data) as { id: string }).id;
}

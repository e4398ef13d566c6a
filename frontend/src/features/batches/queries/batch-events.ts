import { useSyncExternalStore } from 'react';
import { queryClient } from '../../../api/cache/query-client.ts';
import { followEvents, type StreamEvent } from '../../../api/client/event-stream.ts';
import { ApiError } from '../../../api/client/http.ts';
import { getStreamGenerationsUrl } from '../../../api/generated/generations/generations.ts';
import { batchesOfDesign, refreshAllBatches, refreshBatch } from './batch-cache.ts';

const FALLBACK_POLL_MS = 2_000;

/** How often a batch is read again: while the event stream is not connected, and after a failure other than a 404. */
export function pollInterval(isLive: boolean, error: Error | null): number | false {
  const isAway = error instanceof ApiError && error.status === 404;
  return isAway || (isLive && !error) ? false : FALLBACK_POLL_MS;
}

const watchers = new Set<() => void>();
let isConnected = false;
let stop: (() => void) | undefined;

/**
 * Reads batches again when the server says that they have changed: one stream, however many use it.
 *
 * @returns whether the stream is connected; while it is not, queries must poll
 */
export function useBatchEvents(): boolean {
  return useSyncExternalStore(
    watch,
    () => isConnected,
    () => false,
  );
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  stop ??= followEvents(getStreamGenerationsUrl(), {
    onOpen: () => {
      setConnected(true);
      refreshAllBatches(queryClient);
    },
    onClose: () => setConnected(false),
    onEvent: applyEvent,
  });
  return () => {
    watchers.delete(onChange);
    if (watchers.size > 0) return;
    stop?.();
    stop = undefined;
    isConnected = false;
  };
}

function setConnected(next: boolean): void {
  isConnected = next;
  for (const watcher of watchers) watcher();
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

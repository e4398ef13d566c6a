import { useCallback, useSyncExternalStore } from 'react';
import { followEvents, type StreamEvent } from '../client/event-stream.ts';
import { getStreamGenerationsUrl } from '../generated/generations/generations.ts';

/** How often what the server's events would change is read again while their stream is not connected. */
export const FALLBACK_POLL_MS = 1_500;

type OnEvent = (event: StreamEvent) => void;

/** Says that events may have been missed. */
const REFRESH: StreamEvent = { name: 'refresh', data: '' };

/** With how many components use each. */
const listeners = new Map<OnEvent, number>();
const watchers = new Set<() => void>();
let isConnected = false;
let stop: (() => void) | undefined;

/**
 * Follows the server's events: one stream, however many use it.
 *
 * @param onEvent the same function each time. It gets a `refresh` first, and whenever the stream was away
 * @returns whether the stream is connected; while it is not, queries must poll
 */
export function useLiveEvents(onEvent: OnEvent): boolean {
  const follow = useCallback((onChange: () => void) => subscribe(onEvent, onChange), [onEvent]);
  return useSyncExternalStore(
    follow,
    () => isConnected,
    () => false,
  );
}

function subscribe(onEvent: OnEvent, onChange: () => void): () => void {
  const isFirst = !listeners.has(onEvent);
  listeners.set(onEvent, (listeners.get(onEvent) ?? 0) + 1);
  watchers.add(onChange);
  if (isFirst && isConnected) onEvent(REFRESH);
  stop ??= followEvents(getStreamGenerationsUrl(), {
    onOpen: () => {
      setConnected(true);
      emit(REFRESH);
    },
    onClose: () => setConnected(false),
    onEvent: emit,
  });
  return () => {
    watchers.delete(onChange);
    unlisten(onEvent);
  };
}

function unlisten(onEvent: OnEvent): void {
  const left = (listeners.get(onEvent) ?? 0) - 1;
  if (left > 0) listeners.set(onEvent, left);
  else listeners.delete(onEvent);
  if (listeners.size > 0) return;
  stop?.();
  stop = undefined;
  isConnected = false;
}

function emit(event: StreamEvent): void {
  for (const onEvent of listeners.keys()) onEvent(event);
}

function setConnected(next: boolean): void {
  isConnected = next;
  for (const watcher of watchers) watcher();
}

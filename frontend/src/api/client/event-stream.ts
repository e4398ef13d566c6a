import { EventSourceParserStream } from 'eventsource-parser/stream';
import { send } from './http.ts';

export interface StreamEvent {
  name: string;
  data: string;
}

interface StreamHandlers {
  onOpen(): void;
  onEvent(event: StreamEvent): void;
  onClose(): void;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Reads server-sent events, and connects again with growing pauses when the stream ends. `EventSource` cannot send the
 * bearer token, so this uses fetch.
 *
 * @returns stops it
 */
export function followEvents(url: string, handlers: StreamHandlers): () => void {
  const stop = new AbortController();
  void follow(url, handlers, stop.signal);
  return () => stop.abort();
}

async function follow(url: string, handlers: StreamHandlers, signal: AbortSignal): Promise<void> {
  let pause = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    const opened = await readOnce(url, handlers, signal);
    pause = opened ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
    await rest(pause, signal);
  }
}

/** Reads one connection to its end. Returns whether it opened. */
async function readOnce(url: string, handlers: StreamHandlers, signal: AbortSignal): Promise<boolean> {
  let opened = false;
  try {
    const response = await send(url, { headers: { accept: 'text/event-stream' }, cache: 'no-store', signal });
    if (!response.body) return false;
    opened = true;
    handlers.onOpen();
    const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    for await (const event of read(events)) handlers.onEvent({ name: event.event ?? 'message', data: event.data });
  } catch {
    // No error to report: callers poll until the stream is back.
  }
  if (opened && !signal.aborted) handlers.onClose();
  return opened;
}

/** Not every browser can iterate a stream. */
async function* read<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}

function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

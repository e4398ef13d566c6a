import { setTimeout as sleep } from 'node:timers/promises';

export interface RetryOptions {
  /** Calls at most, the first one included. */
  tries: number;
  /** Doubled with every further call, half of it random. */
  firstDelayMs: number;
  maxDelayMs?: number;
  signal?: AbortSignal | undefined;
  shouldRetry(error: unknown): boolean;
  retryAfterMs?(error: unknown): number | null;
}

const defaultMaxDelayMs = 60_000;

/** Attempts count from 1. @throws the last error of `work`, or the reason of the signal */
export async function retry<T>(work: (attempt: number) => Promise<T>, options: RetryOptions): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(attempt);
    } catch (error) {
      options.signal?.throwIfAborted();
      if (attempt >= options.tries || !options.shouldRetry(error)) throw error;
      await sleep(retryDelayMs(attempt, error, options), undefined, options.signal ? { signal: options.signal } : {});
    }
  }
}

export function retryDelayMs(
  attempt: number,
  error: unknown,
  { firstDelayMs, maxDelayMs = defaultMaxDelayMs, retryAfterMs }: Omit<RetryOptions, 'tries' | 'shouldRetry'>,
): number {
  const asked = retryAfterMs?.(error) ?? null;
  if (asked !== null) return Math.min(asked, maxDelayMs);
  const full = Math.min(firstDelayMs * 2 ** (attempt - 1), maxDelayMs);
  return full / 2 + Math.random() * (full / 2);
}

/** Seconds or a date (RFC 9110, section 10.2.3); null where it is neither. */
export function parseRetryAfter(header: string | null | undefined, now = Date.now()): number | null {
  if (header == null) return null;
  const ms = /^\s*\d+(\.\d+)?\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

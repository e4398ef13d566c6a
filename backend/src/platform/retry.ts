import { setTimeout as sleep } from 'node:timers/promises';

export interface RetryOptions {
  /** Calls at most, the first one included. */
  tries: number;
  /** Milliseconds before the second call; doubled with every further one, half of it random. */
  firstDelayMs: number;
  /** Milliseconds: no pause is longer. */
  maxDelayMs?: number;
  signal?: AbortSignal | undefined;
  shouldRetry(error: unknown): boolean;
  /** Milliseconds that the other side asked for; null where it did not say. */
  retryAfterMs?(error: unknown): number | null;
}

const defaultMaxDelayMs = 60_000;

/**
 * Calls `work` until it succeeds, fails for good or has been called often enough. Attempts count from 1.
 *
 * @throws the last error of `work`, or the reason of the signal
 */
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

/** Milliseconds to wait after the failed attempt: what the other side asked for, else doubling with jitter. */
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

/** Milliseconds of a Retry-After header, which holds seconds or a date (RFC 9110, section 10.2.3); null where it is neither. */
export function parseRetryAfter(header: string | null | undefined, now = Date.now()): number | null {
  if (header == null) return null;
  const ms = /^\s*\d+(\.\d+)?\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

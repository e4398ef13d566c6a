import { describe, expect, it } from '@jest/globals';
import { parseRetryAfter, type RetryOptions, retry, retryDelayMs } from './retry.ts';

const always: RetryOptions = { tries: 3, firstDelayMs: 1, shouldRetry: () => true };

function failing(times: number, error: unknown = new Error('away')) {
  const attempts: number[] = [];
  const work = async (attempt: number) => {
    attempts.push(attempt);
    if (attempts.length <= times) throw error;
    return 'done';
  };
  return { attempts, work };
}

describe('retry', () => {
  it('calls again until the work succeeds', async () => {
    const { attempts, work } = failing(2);
    expect(await retry(work, always)).toBe('done');
    expect(attempts).toEqual([1, 2, 3]);
  });

  it('throws the last error when the tries are used up', async () => {
    const { attempts, work } = failing(9);
    await expect(retry(work, always)).rejects.toThrow('away');
    expect(attempts).toHaveLength(3);
  });

  it('does not call again after an error that is final', async () => {
    const { attempts, work } = failing(9);
    await expect(retry(work, { ...always, shouldRetry: () => false })).rejects.toThrow('away');
    expect(attempts).toHaveLength(1);
  });

  it('ends with the reason of the signal, also during a pause', async () => {
    const stop = new AbortController();
    const { attempts, work } = failing(9);
    const running = retry(work, { ...always, firstDelayMs: 60_000, signal: stop.signal });
    setImmediate(() => stop.abort(new Error('stopping')));
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
    expect(attempts).toHaveLength(1);
  });
});

describe('the pause', () => {
  it('doubles, up to a half less by chance, and ends at the maximum', () => {
    for (const [attempt, full] of [
      [1, 100],
      [2, 200],
      [3, 400],
      [9, 1000],
    ] as const) {
      const delay = retryDelayMs(attempt, null, { firstDelayMs: 100, maxDelayMs: 1000 });
      expect(delay).toBeGreaterThanOrEqual(full / 2);
      expect(delay).toBeLessThanOrEqual(full);
    }
  });

  it('is what the other side asked for, up to the maximum', () => {
    const options = { firstDelayMs: 100, maxDelayMs: 1000 };
    expect(retryDelayMs(1, null, { ...options, retryAfterMs: () => 700 })).toBe(700);
    expect(retryDelayMs(1, null, { ...options, retryAfterMs: () => 5000 })).toBe(1000);
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-11-22T10:00:00Z');

  it.each([
    ['3', 3000],
    [' 0.5 ', 500],
    ['Sun, 22 Nov 2026 10:00:07 GMT', 7000],
    ['Sun, 22 Nov 2026 09:00:00 GMT', 0],
    ['soon', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('reads %p as %p ms', (header, ms) => {
    expect(parseRetryAfter(header, now)).toBe(ms);
  });
});

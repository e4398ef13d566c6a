/** @own-modules: it starts without the modules whose jobs other suites have loaded. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LimitReached, RateLimits } from '../src/platform/limits/rate-limits.ts';
import { createNodes, type PlatformNodes } from './support/platform.ts';
import { until } from './support/until.ts';

let nodes: PlatformNodes;
let one: RateLimits;
let other: RateLimits;
beforeAll(async () => {
  nodes = await createNodes();
  one = (await nodes.start('api')).get(RateLimits);
  other = (await nodes.start('api')).get(RateLimits);
});
afterAll(() => nodes.close());

const hour = 3600;
const refusal = (use: Promise<unknown>): Promise<unknown> =>
  use.then(
    () => null,
    (error: unknown) => error,
  );

describe('a rate limit', () => {
  it('counts the uses of all processes together', async () => {
    const limit = { name: 'shared', points: 4, seconds: hour };
    expect(await one.consume(limit, 'ann')).toBe(3);
    expect(await other.consume(limit, 'ann')).toBe(2);
    expect(await one.consume(limit, 'ann', 2)).toBe(0);
    await expect(other.consume(limit, 'ann')).rejects.toThrow(LimitReached);
  });

  it('lets through no more than its points, however many come at once', async () => {
    const limit = { name: 'parallel', points: 5, seconds: hour };
    const uses = Array.from({ length: 20 }, (_, n) => refusal((n % 2 ? one : other).consume(limit, 'ann')));
    const refusals = (await Promise.all(uses)).filter((error) => error !== null);
    expect(refusals).toHaveLength(15);
    for (const error of refusals) expect(error).toBeInstanceOf(LimitReached);
  });

  it('has a bucket for each key and each name', async () => {
    const limit = { name: 'keys', points: 1, seconds: hour };
    await one.consume(limit, 'ann');
    expect(await one.consume(limit, 'bob')).toBe(0);
    expect(await one.consume({ ...limit, name: 'keys-too' }, 'ann')).toBe(0);
  });

  it('says how long to wait', async () => {
    const limit = { name: 'wait', points: 1, seconds: 60 };
    await one.consume(limit, 'ann');
    const error = await refusal(one.consume(limit, 'ann'));
    if (!(error instanceof LimitReached)) throw error;
    expect(error.limit).toBe(limit);
    expect(error.retryAfterMs).toBeGreaterThan(0);
    expect(error.retryAfterMs).toBeLessThanOrEqual(60_000);
    expect(error.retryAfterSeconds).toBe(Math.ceil(error.retryAfterMs / 1000));
  });

  it('opens again when its window is over', async () => {
    const limit = { name: 'window', points: 1, seconds: 1 };
    await one.consume(limit, 'ann');
    const again = await until(
      () => refusal(other.consume(limit, 'ann')),
      (error) => error === null,
    );
    expect(again).toBeNull();
  });

  it('takes uses that were counted elsewhere into account', async () => {
    const limit = { name: 'counted', points: 5, seconds: hour };
    await one.count(limit, 'ann', 3);
    expect(await other.consume(limit, 'ann')).toBe(1);
    await one.count(limit, 'ann', 3);
    await expect(other.consume(limit, 'ann')).rejects.toThrow(LimitReached);
  });

  it('stays closed for as long as it was closed, and is full after that', async () => {
    const limit = { name: 'closed', points: 3, seconds: hour };
    await one.close(limit, 'ann', 60_000);
    const error = await refusal(other.consume(limit, 'ann'));
    if (!(error instanceof LimitReached)) throw error;
    expect(error.retryAfterMs).toBeLessThanOrEqual(60_000);
    expect(error.retryAfterMs).toBeGreaterThan(30_000);
    await one.close(limit, 'ann', 1);
    const left = await until(
      () => other.consume(limit, 'ann').catch(() => null),
      (points) => points !== null,
    );
    expect(left).toBe(2);
  });
});

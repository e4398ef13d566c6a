import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { limitTime } from './time-limit.ts';

describe('limitTime', () => {
  let end = () => {};
  afterEach(() => end());

  const whenStopped = (limit: number, processorTime: () => Promise<number>) =>
    new Promise<number>((resolve) => {
      const began = performance.now();
      end = limitTime(limit, processorTime, () => resolve(performance.now() - began));
    });

  it('stops what has used its time', async () => {
    expect(await whenStopped(50, async () => 50)).toBeGreaterThanOrEqual(49);
  });

  it('gives what waits for a processor more time, and stops it at last', async () => {
    const asked: number[] = [];
    const stopped = await whenStopped(100, async () => asked.push(0));
    expect(stopped).toBeGreaterThanOrEqual(499);
    expect(asked.length).toBeGreaterThan(1);
  });

  it('stops what gives no answer, once its time by the clock is over', async () => {
    expect(await whenStopped(20, () => new Promise(() => {}))).toBeGreaterThanOrEqual(99);
  });

  it('stops nothing that has ended, not even while the time is asked for', async () => {
    let isStopped = false;
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<number>();
    const over = limitTime(
      1,
      () => {
        asked.resolve();
        return answer.promise;
      },
      () => {
        isStopped = true;
      },
    );
    await asked.promise;
    over();
    answer.resolve(1000);
    await setTimeout(20);
    expect(isStopped).toBe(false);
  });
});

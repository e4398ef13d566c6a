import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, jest } from '@jest/globals';
import { PinoLogger } from 'nestjs-pino';
import { readConfig } from '../config/config.ts';
import { DatabaseGauges } from './database-gauges.ts';
import { Metrics } from './metrics.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'inkloom-gauges-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
afterEach(() => {
  jest.useRealTimers();
});

/** A process whose database answers each time with one job more. */
function newProcess(role: 'api' | 'worker', answer: (count: number) => Promise<number> = async (count) => count) {
  jest.useFakeTimers();
  const config = readConfig({ DATABASE_URL: 'postgresql://127.0.0.1/unused', DATA_DIR: dataDir, ROLE: role });
  const metrics = new Metrics();
  const database = new DatabaseGauges(config, metrics, new PinoLogger({ pinoHttp: { level: 'silent' } }));
  let reads = 0;
  const read = async () => metrics.queueOldest.set({ queue: 'greet' }, await answer(++reads));
  database.add({ gauges: [metrics.queueOldest], read });
  const scrape = async () => /inkloom_queue_oldest_seconds\{queue="greet"\} (\S+)/.exec(await metrics.scrape())?.[1];
  return { scrape };
}

describe('gauges from the database', () => {
  it('are read once in ten seconds, however often they are scraped', async () => {
    const { scrape } = newProcess('worker');
    expect(await Promise.all([scrape(), scrape()])).toEqual(['1', '1']);
    jest.advanceTimersByTime(9999);
    expect(await scrape()).toBe('1');
    jest.advanceTimersByTime(1);
    expect(await scrape()).toBe('2');
  });

  it('are no work of a process that only serves the API', async () => {
    expect(await newProcess('api').scrape()).toBeUndefined();
  });

  it('are absent where they cannot be read, and everything else is there', async () => {
    const { scrape } = newProcess('worker', async (count) => {
      if (count > 1) throw new Error('away');
      return count;
    });
    expect(await scrape()).toBe('1');
    jest.advanceTimersByTime(10_000);
    expect(await scrape()).toBeUndefined();
  });

  it('are not waited for by a scrape for longer than two seconds', async () => {
    const { scrape } = newProcess('worker', () => new Promise<number>(() => undefined));
    const scraped = scrape();
    await jest.advanceTimersByTimeAsync(2000);
    expect(await scraped).toBeUndefined();
  });
});

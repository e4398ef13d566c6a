import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../config/config.ts';
import { Metrics } from '../metrics/metrics.ts';
import { Tracing } from '../tracing/tracing.ts';
import { failureOfStatus, ProviderCalls } from './provider-calls.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'inkloom-calls-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const metrics = new Metrics();
const tracing = await Tracing.open(
  readConfig({ DATABASE_URL: 'postgresql://127.0.0.1/unused', DATA_DIR: dataDir, ROLE: 'api' }),
);
const calls = new ProviderCalls(metrics, tracing);
const call = { provider: 'stripe', operation: 'prices.list', failureOf: () => failureOfStatus(429) } as const;

describe('a call of a provider', () => {
  it('is counted by its outcome, and its answer and its error are passed on', async () => {
    expect(await calls.measure(call, async () => 7)).toBe(7);
    await expect(calls.measure(call, () => Promise.reject(new Error('slow down')))).rejects.toThrow('slow down');
    const text = await metrics.scrape();
    for (const outcome of ['ok', 'limited']) {
      const labels = `provider="stripe",operation="prices.list",outcome="${outcome}"`;
      expect(text).toContain(`inkloom_provider_call_seconds_count{${labels}} 1\n`);
    }
  });

  it.each([
    [undefined, 'away'],
    [0, 'away'],
    [408, 'away'],
    [503, 'away'],
    [429, 'limited'],
    [400, 'refused'],
    [402, 'refused'],
    [404, 'refused'],
  ])('that is answered with %s counts as %s', (status, outcome) => {
    expect(failureOfStatus(status)).toBe(outcome);
  });
});

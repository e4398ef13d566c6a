import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { PinoLogger } from 'nestjs-pino';
import { APIConnectionTimeoutError, APIError } from 'openai';
import { CircuitBreakers } from '../../../platform/circuits/circuit-breakers.ts';
import { ProviderCalls } from '../../../platform/circuits/provider-calls.ts';
import { readConfig } from '../../../platform/config/config.ts';
import { Metrics } from '../../../platform/metrics/metrics.ts';
import { Tracing } from '../../../platform/tracing/tracing.ts';
import { type ModelKind, OpenAiClient, UnusableAnswer } from './openai-client.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'inkloom-openai-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Left to itself it would wait for half a minute at least: a call that ends in time has done as it was told. */
const config = readConfig({
  DATABASE_URL: 'postgres://127.0.0.1/none',
  DATA_DIR: dataDir,
  OPENAI_API_KEY: 'sk-test',
  PROVIDER_RETRY_MS: '60000',
});
const log = { warn: () => undefined, info: () => undefined } as unknown as PinoLogger;
const metrics = new Metrics();
const calls = new ProviderCalls(metrics, await Tracing.open(config));
const newClient = () => new OpenAiClient(config, new CircuitBreakers(config, metrics, log), calls);
const client = newClient();
const { signal } = new AbortController();

/** Fails as often as there are errors, then answers with the number of calls. */
function failingWith(...errors: Error[]): () => Promise<number> {
  let calls = 0;
  return async () => {
    const error = errors[calls];
    calls += 1;
    if (error) throw error;
    return calls;
  };
}

function tooMany(retryAfter: string): APIError {
  return new APIError(429, { code: 'rate_limit_exceeded' }, 'Slow down', new Headers({ 'retry-after': retryAfter }));
}

describe('OpenAiClient', () => {
  it.each([
    ['seconds', '0'],
    ['a date', new Date(Date.now() - 1000).toUTCString()],
  ])('waits as long as Retry-After says in %s', async (_, retryAfter) => {
    const work = failingWith(tooMany(retryAfter), tooMany(retryAfter));
    expect(await client.call('texts', work, signal)).toBe(3);
  });

  it('gives up after three calls, with a sentence for the seller', async () => {
    const work = failingWith(tooMany('0'), tooMany('0'), tooMany('0'));
    await expect(client.call('texts', work, signal)).rejects.toMatchObject({
      code: 'model_unavailable',
      message: expect.stringMatching(/^The AI model did not answer as expected\./),
    });
  });

  it('does not repeat a call that was not answered in time: the design waits', async () => {
    const late = new APIConnectionTimeoutError();
    await expect(client.call('images', failingWith(late, late), signal)).rejects.toMatchObject({
      wait: { reason: 'unavailable' },
    });
  });

  it('waits half a minute for words, and as long as is set for pictures', async () => {
    const timeoutOf = (kind: ModelKind) => client.call(kind, async ({ timeout }) => timeout, signal);
    expect([await timeoutOf('texts'), await timeoutOf('images')]).toEqual([30_000, config.openai.timeoutMs]);
  });

  it('does not repeat a call whose prompt was refused', async () => {
    const refused = new APIError(400, { code: 'moderation_blocked' }, 'No', new Headers());
    await expect(client.call('texts', failingWith(refused), signal)).rejects.toMatchObject({
      code: 'refused_by_model',
    });
  });

  it('tries once where somebody has another answer', async () => {
    const down = new APIError(503, {}, 'Down', new Headers());
    await expect(client.call('briefs', failingWith(down), signal, { tries: 1 })).rejects.toMatchObject({
      code: 'model_unavailable',
    });
  });

  it('passes on the errors that the caller wants for itself', async () => {
    const noTransparency = new APIError(400, { param: 'background' }, 'No', new Headers());
    const call = client.call('texts', failingWith(noTransparency), signal, {
      passOn: ({ status }) => status === 400,
    });
    await expect(call).rejects.toBe(noTransparency);
  });

  it('makes no call where five in a row have failed, and says that the design may wait', async () => {
    const careful = newClient();
    const down = () => new APIError(503, {}, 'Down', new Headers({ 'retry-after': '0' }));
    const work = failingWith(...Array.from({ length: 5 }, down));
    // Three calls, two, and none.
    for (let press = 0; press < 3; press += 1) {
      await expect(careful.call('images', work, signal)).rejects.toMatchObject({
        code: 'model_unavailable',
        wait: { reason: 'unavailable' },
      });
    }
    expect(await work()).toBe(6);
    expect(await careful.call('texts', failingWith(), signal)).toBe(1);
  });

  it('stops waiting when it is aborted', async () => {
    const stop = new AbortController();
    const call = client.call('texts', failingWith(new UnusableAnswer('nothing')), stop.signal);
    stop.abort(new Error('stopped'));
    await expect(call).rejects.toThrow();
  });
});

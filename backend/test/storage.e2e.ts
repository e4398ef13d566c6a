import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PinoLogger } from 'nestjs-pino';
import S3rver from 's3rver';
import { CircuitBreakers } from '../src/platform/circuits/circuit-breakers.ts';
import { ProviderCalls } from '../src/platform/circuits/provider-calls.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { Metrics } from '../src/platform/metrics/metrics.ts';
import { FileStore, StorageUnavailable } from '../src/platform/storage/storage.ts';
import { Tracing } from '../src/platform/tracing/tracing.ts';

const directory = mkdtempSync(join(tmpdir(), 'inkloom-storage-'));
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory,
  configureBuckets: [{ name: 'designs', configs: [] }],
});
let endpoint: string;

beforeAll(async () => {
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

const settings = {
  files: () => ({ STORAGE_URL: `file:${join(directory, 'files')}` }),
  s3: () => ({
    STORAGE_URL: 's3://designs',
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }),
};

async function openStore(storage: Record<string, string>, ...limits: Limits): Promise<FileStore> {
  const config = readConfig({ DATABASE_URL: 'postgresql://127.0.0.1/unused', DATA_DIR: directory, ...storage });
  const metrics = new Metrics();
  const circuits = new CircuitBreakers(config, metrics, new PinoLogger({ pinoHttp: { level: 'silent' } }));
  return FileStore.open(config, new ProviderCalls(metrics, await Tracing.open(config)), circuits, ...limits);
}

type Limits = Parameters<typeof FileStore.open> extends [unknown, unknown, unknown, ...infer Rest] ? Rest : never;

describe.each(['files', 's3'] as const)('the file store on %s', (kind) => {
  const store = () => openStore(settings[kind]());

  it('gives back what it was given', async () => {
    const files = await store();
    const bytes = Buffer.from([0, 1, 2, 250, 251, 252]);
    await files.put('designs/user/one/print.png', bytes, 'image/png');
    expect(await files.get('designs/user/one/print.png')).toEqual(bytes);
  });

  it('replaces a file that is written again, and tells its size and type', async () => {
    const files = await store();
    await files.put('designs/user/two/note.txt', Buffer.from('first'), 'text/plain');
    await files.put('designs/user/two/note.txt', Buffer.from('second!'), 'text/plain');
    const opened = await files.open('designs/user/two/note.txt');
    expect(opened).toMatchObject({ size: 7, contentType: expect.stringMatching(/^text\/plain/) });
    if (opened) expect(await text(opened.stream)).toBe('second!');
  });

  it('knows nothing of a file that is not there', async () => {
    expect(await (await store()).open('designs/user/none.png')).toBeNull();
  });

  it('passes its own check', async () => {
    await expect((await store()).check()).resolves.toBeUndefined();
  });
});

describe('a store that takes connections and never answers', () => {
  const limits = { readMs: 50, writeMs: 100, retryMs: 60_000 };
  let asked = 0;
  const silent = createServer((socket) => {
    asked += 1;
    socket.on('error', () => undefined);
  });
  beforeAll(async () => {
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
  });
  afterAll(() => {
    silent.close();
  });
  const at = () => {
    const { port } = silent.address() as AddressInfo;
    return { ...settings.s3(), S3_ENDPOINT: `http://127.0.0.1:${port}`, PROVIDER_CIRCUIT_FAILURES: '3' };
  };

  it('counts as away, for reading and for writing, and is then left alone', async () => {
    const files = await openStore(at(), limits);
    await expect(files.get('one.png')).rejects.toThrow(StorageUnavailable);
    await expect(files.put('one.png', Buffer.from('one'), 'image/png')).rejects.toThrow(StorageUnavailable);
    await expect(files.find('one.png')).rejects.toThrow(StorageUnavailable);
    const before = asked;
    await expect(files.find('one.png')).rejects.toThrow(StorageUnavailable);
    expect(asked).toBe(before);
  });
});

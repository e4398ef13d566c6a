import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { migrate } from '../../prisma/migrate.ts';
import { build } from '../../scripts/build/build.ts';
import { ensureDatabase, type PostgresServer, startPostgres } from '../../scripts/postgres/server.ts';
import { Processes } from './support/processes.ts';
import { bodies, saveLineUp } from './support/products.ts';
import { callsTo, drawQuickly, openaiPaths, productsOf, resetSandbox } from './support/providers.ts';
import { type AppUnderTest, quick, type Seller, seller } from './support/seller.ts';
import { openAsOwner } from './support/surroundings.ts';
import { until } from './support/until.ts';

/** CONTRIBUTING.md has how many by hand. */
const rowCount = Number(process.env.BATCH_ROWS ?? 24);
const seconds = 120 + rowCount * 2;

let home: string;
let server: PostgresServer;
let running: Processes;
let owner: ReturnType<typeof openAsOwner>;
let ann: Seller;
let workers: ChildProcess[];
beforeAll(async () => {
  await build('backend/dist');
  home = mkdtempSync(join(tmpdir(), 'inkloom-batch-'));
  // Where PostgreSQL's account cannot reach it, the data would lie elsewhere, and stay.
  chmodSync(home, 0o755);
  server = await startPostgres(home);
  await ensureDatabase(server, 'inkloom');
  await migrate(server.url('inkloom'));
  running = await Processes.prepare({
    ...quick,
    GENERATION_WAIT_SECONDS: '3600',
    SANDBOX_PRINT_AREA_SCALE: '0.2',
    DATABASE_URL: server.url('inkloom'),
    DRAIN_SECONDS: '1',
  });
  await running.start('api');
  workers = [await running.start('worker'), await running.start('worker')];
  await resetSandbox(running);
  await drawQuickly(running);
  owner = openOwner();
  const app: AppUnderTest = { url: running.url, prisma: owner.prisma };
  ann = await seller(app, { credits: 0 });
  await owner.prisma.user.update({ where: { id: ann.id }, data: { subscriptionTier: 'pro' } });
  await grant(ann, rowCount + 7);
}, 240_000);
afterAll(async () => {
  await running?.close();
  await owner?.close();
  await server?.stop();
  rmSync(home, { recursive: true, force: true });
});

it(
  'ends every row once, through three killed workers and a restart of PostgreSQL',
  async () => {
    const rows = Array.from({ length: rowCount }, (_, index) => ({ idea: `Otter number ${index} on a raft` }));
    const { body: batch } = await ann.post('/api/batches', {
      ...{ name: 'Otters', rows, defaults: { colors: ['Black'], engine: 'ai' }, publish: 'approved' },
    });
    await ann.post(`/api/batches/${batch.id}/start`);
    for (const share of [0.15, 0.35, 0.55]) {
      await ended(batch.id, rowCount * share);
      await replaceWorker();
    }
    await ended(batch.id, rowCount * 0.75);
    await owner.close();
    await server.stop();
    server = await startPostgres(home);
    owner = openOwner();
    await ended(batch.id, rowCount);

    const failed = await owner.prisma.generation.findMany({
      where: { userId: ann.id, errorCode: { not: null } },
      select: { errorCode: true, errorMessage: true },
    });
    expect(failed).toEqual([]);
    const counts = (await ann.get(`/api/batches/${batch.id}`)).body.counts;
    expect(counts).toMatchObject({ made: rowCount, failed: 0, skipped: 0, waiting: 0 });
    expect(await ann.credits()).toBe(7);
    const products = await productsOf(running, ann.printify);
    expect(new Set(products.map(({ variants }) => variants[0]?.sku)).size).toBe(rowCount);
    expect(products).toHaveLength(rowCount);
    const designs = await owner.prisma.generation.findMany({ where: { userId: ann.id } });
    expect(designs).toHaveLength(rowCount);
    // Who is killed while it draws has paid the model for nothing: four at once, and all workers without their database.
    const drawn = await callsTo(running, { provider: 'openai', path: openaiPaths.images });
    expect(drawn.length).toBeLessThanOrEqual(rowCount + 3 * 4 + 2 * 4);
  },
  (seconds + 120) * 1000,
);

it('makes each product of each row once, and charges it once, through two killed workers', async () => {
  const rowsOnLineUp = 6;
  const items = [bodies.hoodie, bodies.tote];
  const all = rowsOnLineUp * items.length;
  await owner.prisma.appSettings.update({ where: { id: 1 }, data: { extraProductCredits: 1 } });
  const ben = await seller({ url: running.url, prisma: owner.prisma }, { credits: 0 });
  await grant(ben, rowsOnLineUp + all + 5);
  await saveLineUp(ben, items, { isDefault: true });
  const { body: batch } = await ben.post('/api/batches', {
    ...{
      name: 'Herons',
      rows: Array.from({ length: rowsOnLineUp }, (_, index) => ({ idea: `Heron number ${index}` })),
    },
    ...{ defaults: { colors: ['Black'], engine: 'ai' }, publish: 'now' },
  });
  await ben.post(`/api/batches/${batch.id}/start`);
  const made = (count: number) =>
    until(
      () => owner.prisma.designProduct.count({ where: { userId: ben.id, productMadeAt: { not: null } } }),
      (number) => number >= count,
      { seconds: 180 },
    );
  for (const count of [1, all / 2]) {
    await made(count);
    await replaceWorker();
  }
  await until(
    () => owner.prisma.designProduct.findMany({ where: { userId: ben.id } }),
    (found) => found.length === all && found.every(({ publishStatus }) => publishStatus === 'published'),
    { seconds: 180 },
  );

  expect((await ben.get(`/api/batches/${batch.id}`)).body.counts).toMatchObject({ published: rowsOnLineUp, failed: 0 });
  const products = await productsOf(running, ben.printify);
  expect(new Set(products.map(({ variants }) => variants[0]?.sku)).size).toBe(rowsOnLineUp + all);
  expect(products).toHaveLength(rowsOnLineUp + all);
  expect(await ben.credits()).toBe(5);
}, 600_000);

async function replaceWorker(): Promise<void> {
  const [victim] = workers.splice(0, 1);
  if (victim) await running.kill(victim);
  workers.push(await running.start('worker'));
}

function openOwner(): ReturnType<typeof openAsOwner> {
  return openAsOwner({ variables: running.environment, databaseUrl: server.url('inkloom') });
}

/** So many rows have come to their end. An API without a database answers nothing for a while. */
async function ended(batchId: string, count: number): Promise<void> {
  await until(
    async () => {
      const { status, body } = await ann.get(`/api/batches/${batchId}`);
      return status === 200 ? body.counts.made + body.counts.failed : 0;
    },
    (number) => number >= count,
    { seconds, everyMs: 250 },
  );
}

async function grant({ id: userId }: Seller, amount: number): Promise<void> {
  await owner.prisma.$transaction(async (tx) => {
    const expiresAt = new Date(Date.now() + 86_400_000);
    const { id: lotId } = await tx.creditLot.create({
      data: { userId, source: 'grant', sourceKey: `grant:${userId}`, amount, expiresAt },
    });
    await tx.ledgerEntry.create({ data: { userId, lotId, cause: 'grant', delta: amount, description: 'Test' } });
  });
}

import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { migrate } from '../../prisma/migrate.ts';
import { build } from '../../scripts/build/build.ts';
import { ensureDatabase, type PostgresServer, startPostgres } from '../../scripts/postgres/server.ts';
import { Processes } from './support/processes.ts';
import { callsTo, drawQuickly, openaiPaths, productsOf, resetSandbox } from './support/providers.ts';
import { type AppUnderTest, quick, type Seller, seller } from './support/seller.ts';
import { openAsOwner } from './support/surroundings.ts';
import { until } from './support/until.ts';

/** More by hand: BATCH_ROWS=1000. */
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
      const [victim] = workers.splice(0, 1);
      if (victim) await running.kill(victim);
      workers.push(await running.start('worker'));
    }
    await ended(batch.id, rowCount * 0.75);
    await owner.close();
    await server.stop();
    server = await startPostgres(home);
    owner = openOwner();
    await ended(batch.id, rowCount);

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

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { drawVersion } from '../src/generations/jobs/draw-version.job.ts';
import { followPublish } from '../src/generations/jobs/follow-publish.job.ts';
import { makeProduct } from '../src/generations/jobs/make-product.job.ts';
import { syncArt } from '../src/generations/jobs/sync-art.job.ts';
import { syncListing } from '../src/generations/jobs/sync-listing.job.ts';
import { syncProductListing } from '../src/generations/jobs/sync-product-listing.job.ts';
import { RecoverProductsHandler } from '../src/generations/products/recover-products.handler.ts';
import { RecoverVersionsHandler } from '../src/generations/versions/recover-versions.handler.ts';
import type { VersionStore } from '../src/generations/versions/version-store.ts';
import type { AppConfig } from '../src/platform/config/config.ts';
import type { AdvisoryLocks } from '../src/platform/locks/advisory-locks.ts';
import type { JobDefinition } from '../src/platform/queue/job-definition.ts';
import { startApp, type TestApp } from './support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ROLE: 'api' });
});
afterAll(() => app.close());

/** Whose work is under way everywhere. */
async function designsOf(userId: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  await app.prisma.user.create({ data: { id: userId, email: `${userId}@example.com`, passwordHash: '-' } });
  for (let n = 0; n < count; n += 1) {
    const { id } = await app.prisma.generation.create({
      data: {
        ...{ userId, idea: 'A fox', colors: ['Black'], style: 'Modern', requestKey: `${n}`, request: {} },
        ...{ status: 'finalized', publishStatus: 'publishing', artSync: 'syncing', listingSync: 'pending' },
        createdAt: new Date(Date.now() + n),
        versions: { create: { version: 1, document: {}, words: [] } },
      },
    });
    ids.push(id);
  }
  return ids;
}

async function productsOf(userId: string, generationIds: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const generationId of generationIds) {
    const { id } = await app.prisma.designProduct.create({
      data: {
        ...{ generationId, userId, position: 0, kind: 'mug', blueprintId: 1, printProviderId: 1, place: 'front' },
        choice: {},
      },
    });
    ids.push(id);
  }
  return ids;
}

async function prioritiesOf<T extends object>(job: JobDefinition<T>, payloads: T[]): Promise<number[]> {
  for (const payload of payloads) await app.queue.enqueue(null, job, payload);
  const rows = await app.prisma.$queryRaw<{ priority: number }[]>`
    SELECT priority FROM pgboss.job WHERE name = ${job.name} ORDER BY created_on, id`;
  return rows.map(({ priority }) => priority);
}

it('the first work of a seller comes before the second of any, whatever work it is', async () => {
  const [ann, bob] = [randomUUID(), randomUUID()];
  const ids = [...(await designsOf(ann, 3)), ...(await designsOf(bob, 1))];
  const [first, second, third, other] = ids;
  const products = [...(await productsOf(ann, ids.slice(0, 3))), ...(await productsOf(bob, [other ?? '']))];
  const refs = [first, second, third, other].map((generationId = '') => ({ generationId }));
  const turns = [0, -1, -2, 0];
  expect(await prioritiesOf(followPublish, refs)).toEqual(turns);
  expect(
    await prioritiesOf(
      syncListing,
      refs.map((ref) => ({ ...ref, attempt: 0, begun: null })),
    ),
  ).toEqual(turns);
  expect(
    await prioritiesOf(
      syncArt,
      refs.map((ref) => ({ ...ref, attempt: 0, begun: null })),
    ),
  ).toEqual(turns);
  expect(
    await prioritiesOf(
      makeProduct,
      products.map((designProductId) => ({ designProductId })),
    ),
  ).toEqual(turns);
  await app.prisma.designProduct.updateMany({ data: { listingSync: 'pending' } });
  expect(
    await prioritiesOf(
      syncProductListing,
      products.map((designProductId) => ({ designProductId, attempt: 0, begun: null })),
    ),
  ).toEqual(turns);
  // A version is not older than its design: of those that are drawn, each waits for all others.
  expect(
    await prioritiesOf(
      drawVersion,
      refs.map((ref) => ({ ...ref, version: 1, attempt: 0 })),
    ),
  ).toEqual([-2, -2, -2, 0]);
});

it('recovery enqueues what no job is on its way for, and nothing twice', async () => {
  const free = {
    withLock: (_: string, work: () => Promise<void>) => work().then(() => true),
  } as unknown as AdvisoryLocks;
  const config = { values: { generationDeadlineMs: 900_000 } } as AppConfig;
  const products = new RecoverProductsHandler(app.prisma, free, app.queue);
  const versions = new RecoverVersionsHandler(app.prisma, free, app.queue, {} as VersionStore, config);
  const recover = () => Promise.all([products.handle(), versions.handle()]);
  const count = async () => {
    const rows = await app.prisma.$queryRaw<{ name: string; jobs: number }[]>`
      SELECT name, count(*)::int AS jobs FROM pgboss.job
       WHERE name IN ('draw-version', 'make-product', 'sync-art') GROUP BY name ORDER BY name`;
    return rows.map(({ name, jobs }) => [name, jobs]);
  };
  await app.prisma.$executeRaw`DELETE FROM pgboss.job`;
  const ann = randomUUID();
  const ids = await designsOf(ann, 2);
  await productsOf(ann, ids);
  const [versionsDrawn, productsOpen] = [
    await app.prisma.generationVersion.count({ where: { state: 'drawing' } }),
    await app.prisma.designProduct.count({ where: { state: 'waiting' } }),
  ];
  const all = [
    ['draw-version', versionsDrawn],
    ['make-product', productsOpen],
    ['sync-art', versionsDrawn],
  ];
  await recover();
  expect(await count()).toEqual(all);
  await recover();
  expect(await count()).toEqual(all);
});

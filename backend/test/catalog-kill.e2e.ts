import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { build } from '../../scripts/build/build.ts';
import { Processes } from './support/processes.ts';
import { callsTo, control, fault, resetSandbox } from './support/providers.ts';
import { admin, quick, type Seller } from './support/seller.ts';
import { until } from './support/until.ts';

/** Seconds from the kill to the end of a refresh, on a slow and busy machine. */
const timeoutSeconds = 90;

let running: Processes;
let worker: ChildProcess;
beforeAll(async () => {
  await build('backend/dist');
  running = await Processes.prepare({ ...quick, PRINTIFY_TIMEOUT_SECONDS: '20' });
  await running.start('api');
  worker = await running.start('worker');
}, 240_000);
afterAll(() => running?.close());

const variantsOf = (root: Seller) => ({
  provider: 'printify' as const,
  token: root.printify,
  path: '/variants\\.json',
});

async function finished(root: Seller, variants: (count: number) => boolean) {
  return until(
    async () => (await root.get('/api/admin/catalog')).body,
    ({ refresh, variant_count }) => refresh === null && variants(variant_count),
    { seconds: timeoutSeconds, everyMs: 100 },
  );
}

it('goes on where a killed worker was, and shows the old catalog until the new is whole', async () => {
  await resetSandbox(running);
  await control(running, 'POST', '/settings', { catalogProducts: 't-shirts' });
  const root = await admin(running);
  await root.post('/api/admin/catalog/refresh');
  const before = await finished(root, (count) => count > 0);

  await control(running, 'POST', '/settings', { catalogVariants: 1200 });
  const again = await admin(running);
  const slow = await fault(running, { ...variantsOf(again), times: 0, fault: { kind: 'latency', ms: 300 } });
  await again.post('/api/admin/catalog/refresh');
  const half = () => running.prisma.catalogRefresh.findFirstOrThrow({ where: { state: 'running' } });
  const { offers } = await until(half, ({ offersRead }) => offersRead >= 4, { seconds: timeoutSeconds });
  await running.kill(worker);

  const { body } = await again.get('/api/admin/catalog');
  expect(body).toMatchObject({
    exists: true,
    variant_count: before.variant_count,
    refreshed_at: before.refreshed_at,
    refresh: { state: 'running', phase: 'variants', total: offers },
  });
  expect((await again.get('/api/admin/catalog/variants')).body.total).toBe(before.variant_count);

  await control(running, 'DELETE', `/faults/${slow}`);
  worker = await running.start('worker');
  const after = await finished(again, (count) => count !== before.variant_count);
  expect(after.variant_count).toBe(before.variant_count + 1200);
  expect((await again.get('/api/admin/catalog/variants')).body.total).toBe(after.variant_count);
  expect(await running.prisma.catalogRefresh.count()).toBe(2);
  // Two calls an offer, and no more than those of the one that the kill cut off again.
  const asked = (await callsTo(running, variantsOf(again))).length;
  expect(asked).toBeGreaterThanOrEqual(2 * offers);
  expect(asked).toBeLessThanOrEqual(2 * offers + 2);
  const lists = await callsTo(running, { ...variantsOf(again), path: '/blueprints\\.json$' });
  expect(lists).toHaveLength(1);
}, 240_000);

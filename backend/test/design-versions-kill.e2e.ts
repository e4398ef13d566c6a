import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { build } from '../../scripts/build/build.ts';
import { digestsAt, printedOn, storeVersion } from './support/art-scenario.ts';
import { bandOf } from './support/pictures.ts';
import { Processes } from './support/processes.ts';
import { beginDrawn, bodies, itemsOf, madeFor, productsEnded } from './support/products.ts';
import { callsTo, drawThis, fault, printifyPaths, productsOf, resetSandbox } from './support/providers.ts';
import { quick, type Seller, seller } from './support/seller.ts';
import { until } from './support/until.ts';
import { finishedPress, readDocument, save, updateProduct, versionEnded } from './support/versions.ts';

/** Seconds from the kill to the end, on a slow and busy machine. */
const timeoutSeconds = 90;

let running: Processes;
let api: ChildProcess;
let worker: ChildProcess;
let ann: Seller;
beforeAll(async () => {
  await build('backend/dist');
  running = await Processes.prepare({ ...quick, PRINTIFY_TIMEOUT_SECONDS: '20', DRAIN_SECONDS: '1' });
  api = await running.start('api');
  worker = await running.start('worker');
  ann = await seller(running);
}, 240_000);
afterAll(async () => {
  expect(api.exitCode).toBeNull();
  await running?.close();
});
beforeEach(() => resetSandbox(running));

async function replaceWorker(): Promise<void> {
  await running.kill(worker);
  worker = await running.start('worker');
}

const storedVersion = (generationId: string) =>
  running.prisma.generationVersion.findUniqueOrThrow({
    where: { generationId_version: { generationId, version: 1 } },
  });

describe('a worker that is killed', () => {
  it(
    'while it draws a version is followed by one that draws it',
    async () => {
      const id = await finishedPress(ann, { idea: 'Otter of iron' });
      const { document } = (await readDocument(ann, id)).body;
      await save(ann, id, { ...document, wear: 0.4 }, 0);
      await until(
        () => running.prisma.$queryRaw<object[]>`
          SELECT 1 FROM pgboss.job WHERE name = 'draw-version' AND state = 'active' AND data->>'generationId' = ${id}`,
        (active) => active.length > 0,
        { everyMs: 5 },
      );
      await replaceWorker();
      expect(await versionEnded(ann, id, 1)).toMatchObject({ state: 'ready', isCurrent: true });
      expect(await ann.generation(id)).toMatchObject({ version: 1, art_sync: 'pending' });
      expect(await ann.entriesOf(id)).toEqual(['generation']);
    },
    2 * timeoutSeconds * 1000,
  );

  it(
    'when a version is drawn and not shown yet is followed by one that shows it, and draws nothing',
    async () => {
      const id = await finishedPress(ann, { idea: 'Otter of steel' });
      const { document } = (await readDocument(ann, id)).body;
      const holder = new pg.Client({ connectionString: running.databaseUrl });
      await holder.connect();
      await holder.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [`generation:${id}`]);
      await save(ann, id, { ...document, wear: 0.4 }, 0);
      const drawn = await until(
        () => storedVersion(id),
        ({ prints }) => prints !== null,
        { seconds: timeoutSeconds },
      );
      expect(drawn.state).toBe('drawing');
      await running.kill(worker);
      await holder.end();
      worker = await running.start('worker');
      expect(await versionEnded(ann, id, 1)).toMatchObject({ state: 'ready', isCurrent: true });
      expect((await storedVersion(id)).prints).toEqual(drawn.prints);
    },
    2 * timeoutSeconds * 1000,
  );

  it.each([
    ['sends a print file', { method: 'POST', path: printifyPaths.upload, fault: { kind: 'timeout_after_effect' } }],
    ['changes the product', { method: 'PUT', path: printifyPaths.product, fault: { kind: 'timeout' } }],
    [
      'has changed the product',
      { method: 'PUT', path: printifyPaths.product, fault: { kind: 'timeout_after_effect' } },
    ],
    ['publishes the product', { method: 'POST', path: printifyPaths.publish, fault: { kind: 'timeout' } }],
    [
      'has published the product',
      { method: 'POST', path: printifyPaths.publish, fault: { kind: 'timeout_after_effect' } },
    ],
  ])(
    'while it %s is followed by one that ends the update, of the same product',
    async (_, rule) => {
      const bob = await seller(running);
      await drawThis(running, await bandOf('#2e86d2'));
      const other = await (await seller(running)).make();
      const { prints } = await running.prisma.generation.findUniqueOrThrow({ where: { id: other.id } });
      await resetSandbox(running);
      await drawThis(running, await bandOf('#d2321e'));
      const { id } = await bob.make();
      const files = (prints as { uploadId: string; shopId: number }[]).map(
        ({ uploadId: _, shopId: __, ...file }) => file,
      );
      await storeVersion(running, id, files as never);
      const [before] = await productsOf(running, bob.printify);
      await resetSandbox(running);
      await fault(running, { provider: 'printify', token: bob.printify, ...rule });
      await updateProduct(bob, id);
      const { method, path } = rule;
      await until(
        () => callsTo(running, { provider: 'printify', method, path, token: bob.printify }),
        (calls) => calls.length > 0,
        { seconds: timeoutSeconds },
      );
      await replaceWorker();
      const view = await bob.until(id, ({ art_sync: state }) => state !== 'syncing', timeoutSeconds);
      expect(view).toMatchObject({ art_sync: 'synced', art_sync_message: null, product_version: 1 });
      const [after, ...others] = await productsOf(running, bob.printify);
      expect([after?.id, after?.external?.id, others]).toEqual([before?.id, before?.external?.id, []]);
      if (!after) throw new Error('There is no product.');
      const urls = view.prints.map(({ file_url }) => file_url);
      expect(await printedOn(running, after, view.colors)).toEqual(await digestsAt(urls));
      expect(await bob.entriesOf(id)).toEqual(['generation']);
    },
    2 * timeoutSeconds * 1000,
  );

  it.each([
    ['sends its print file', printifyPaths.upload, 'timeout_after_effect'],
    ['has it made', printifyPaths.products, 'timeout'],
    ['has made it', printifyPaths.products, 'timeout_after_effect'],
    ['has published it', printifyPaths.publish, 'timeout_after_effect'],
  ])(
    'while it %s, a further product of a design, is followed by one that ends it, once',
    async (_, path, kind) => {
      await running.prisma.appSettings.update({ where: { id: 1 }, data: { extraProductCredits: 1 } });
      const bob = await seller(running);
      await drawThis(running, await bandOf('#d2321e'));
      const { id } = await bob.make();
      const credits = await bob.credits();
      const items = await itemsOf(running, bob, [bodies.mug]);
      await resetSandbox(running);
      await fault(running, { provider: 'printify', token: bob.printify, method: 'POST', path, fault: { kind } });
      await beginDrawn(running, bob, id, items);
      await until(
        () => callsTo(running, { provider: 'printify', method: 'POST', path, token: bob.printify }),
        (calls) => calls.length > 0,
        { seconds: timeoutSeconds },
      );
      await replaceWorker();
      const [mug] = await productsEnded(bob, id, timeoutSeconds);
      expect([mug?.status, mug?.message]).toEqual(['published', null]);
      const shop = await productsOf(running, bob.printify);
      expect(shop).toHaveLength(2);
      expect(madeFor(shop, mug as never)).toHaveLength(1);
      expect(await bob.credits()).toBe(credits - 1);
    },
    2 * timeoutSeconds * 1000,
  );
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readIdea } from '../src/designer/index.ts';
import { followPublish } from '../src/generations/jobs/follow-publish.job.ts';
import { startApp, type TestApp } from './support/app.ts';
import { digestsAt, printedOn, storeVersion } from './support/art-scenario.ts';
import { settled, shown } from './support/listings.ts';
import { bandOf } from './support/pictures.ts';
import {
  callsTo,
  control,
  drawThis,
  endFault,
  fault,
  printifyPaths,
  productsOf,
  resetSandbox,
  type ShopProduct,
} from './support/providers.ts';
import { runJob } from './support/run-job.ts';
import { quick, type Seller, seller } from './support/seller.ts';
import {
  asked,
  drawSeconds,
  finishedPress,
  readDocument,
  save,
  updateProduct,
  versionEnded,
} from './support/versions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ...quick, GENERATION_WAIT_SECONDS: '600', PRINTIFY_TIMEOUT_SECONDS: '30' });
});
afterAll(() => app.close());
beforeEach(() => resetSandbox(app));

async function productOf(person: Seller): Promise<ShopProduct> {
  const [product, ...others] = await productsOf(app, person.printify);
  if (!product || others.length > 0) throw new Error(`There are ${others.length + 1} products.`);
  return product;
}

/** A design in the shop whose newest version has the art of another one. */
async function edited(person: Seller, asked: object = {}): Promise<string> {
  await drawThis(app, await bandOf('#2e86d2'));
  const other = await person.make();
  const { prints } = await app.prisma.generation.findUniqueOrThrow({ where: { id: other.id } });
  await resetSandbox(app);
  await drawThis(app, await bandOf('#d2321e'));
  const { id } = await person.make(asked as never);
  const fresh = (prints as { uploadId: string; shopId: number }[]).map(
    ({ uploadId: _, shopId: __, ...print }) => print,
  );
  await storeVersion(app, id, fresh as never);
  await resetSandbox(app);
  const where = { id: other.id };
  const product = (await app.prisma.generation.findUniqueOrThrow({ where })).productId;
  await deleteProduct(person, product);
  return id;
}

async function deleteProduct(person: Seller, product: string | null): Promise<void> {
  const { shopId } = await app.prisma.generation.findFirstOrThrow({ where: { productId: product } });
  const answer = await fetch(`${app.sandbox.url}/printify/v1/shops/${shopId}/products/${product}.json`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${person.printify}`, 'user-agent': 'inkloom-test' },
  });
  expect(answer.status).toBe(200);
}

const synced = (person: Seller, id: string) =>
  person.until(id, ({ art_sync }) => art_sync !== 'syncing' && art_sync !== 'pending', 60);

async function expectUpdated(person: Seller, id: string, before: ShopProduct): Promise<void> {
  const view = await synced(person, id);
  expect(view).toMatchObject({ art_sync: 'synced', art_sync_message: null, product_version: view.version });
  const after = await productOf(person);
  expect([after.id, after.external?.id, after.is_locked]).toEqual([before.id, before.external?.id, false]);
  const files = view.colors.map((color) => view.prints.find(({ colors }) => colors.includes(color))?.file_url ?? '');
  expect(await printedOn(app, after, view.colors)).toEqual(await digestsAt(files));
  expect(await person.entriesOf(id)).toEqual(['generation']);
}

describe('a product whose design was edited', () => {
  it(
    'stays as it is until its seller says so, and is then updated in place, in the shop too, for nothing',
    async () => {
      const ann = await seller(app);
      const id = await finishedPress(ann, { selectedColors: ['Black', 'White'] });
      const [made, before] = [await ann.generation(id), await productOf(ann)];
      const [page, mockups] = [await shown(made.external_url), made.printify_mockup_urls];
      const { document } = (await readDocument(ann, id)).body;
      const brief = { ...readIdea(asked.idea), headline: 'Wave rider' };
      await save(ann, id, { ...document, brief }, 0);
      const version = await versionEnded(ann, id, 1);
      expect(version.listingMentions).toEqual(['Surf on']);
      expect(await productOf(ann)).toEqual(before);
      expect(await shown(made.external_url)).toBe(page);

      const { status, body } = await updateProduct(ann, id);
      expect([status, body]).toMatchObject([202, { id, art_sync: 'syncing', version: 1, product_version: 0 }]);
      await expectUpdated(ann, id, before);
      const after = await ann.generation(id);
      expect(after).toMatchObject({
        publish_status: 'published',
        external_url: made.external_url,
        listing: made.listing,
      });
      expect(after.printify_mockup_urls).toHaveLength(mockups.length);
      expect(after.printify_mockup_urls.filter((url) => mockups.includes(url))).toEqual([]);
      expect(await shown(made.external_url)).not.toBe(page);
      const { title, variants } = await productOf(ann);
      expect([title, variants]).toEqual([before.title, before.variants]);
      expect(await ann.credits()).toBe(19);
      const history = (await ann.get(`/api/generations/${id}/history`)).body;
      expect(history.slice(-2).map(({ message }) => message)).toEqual([
        'You saved version 1',
        'Product updated to version 1',
      ]);
      const created = await callsTo(app, { provider: 'printify', method: 'POST', path: printifyPaths.products });
      expect(created).toHaveLength(1);
    },
    drawSeconds * 2000,
  );

  it(
    'gets words that follow those of the design, where its seller says so',
    async () => {
      const ann = await seller(app);
      const id = await finishedPress(ann);
      const before = await ann.generation(id);
      expect(before.listing?.title).toContain('Surf on');
      const { document } = (await readDocument(ann, id)).body;
      await save(ann, id, { ...document, brief: { ...readIdea(asked.idea), headline: 'WAVE RIDER' } }, 0);
      await versionEnded(ann, id, 1);
      expect((await updateProduct(ann, id, { listing: true })).status).toBe(202);
      await synced(ann, id);
      await settled(ann, id);
      const after = await ann.generation(id);
      expect(after.listing?.title).toBe(before.listing?.title.replace('Surf on', 'Wave Rider'));
      expect(after.listing?.description).not.toContain('Surf on');
      expect(after.listing?.description).toContain('Wave Rider: a minimal');
      const { title, tags } = await productOf(ann);
      expect([title, tags]).toEqual([after.listing?.title, expect.arrayContaining(after.listing?.tags ?? ['none'])]);
      expect(await shown(after.external_url)).toContain('Wave Rider');
    },
    drawSeconds * 2000,
  );

  it('is sent nothing where it shows the newest version', async () => {
    const ann = await seller(app);
    const id = await edited(ann);
    const before = await productOf(ann);
    await updateProduct(ann, id);
    await expectUpdated(ann, id, before);
    await control(app, 'DELETE', '/calls');
    const { status, body } = await updateProduct(ann, id);
    expect([status, body]).toMatchObject([202, { art_sync: 'synced', product_version: 1 }]);
    expect(await callsTo(app, { provider: 'printify', token: ann.printify })).toEqual([]);
  });

  it('that is asked for many times at once is updated once', async () => {
    const ann = await seller(app);
    const id = await edited(ann);
    const before = await productOf(ann);
    await control(app, 'DELETE', '/calls');
    const answers = await Promise.all(Array.from({ length: 5 }, () => updateProduct(ann, id)));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
    await expectUpdated(ann, id, before);
    expect(await callsTo(app, { provider: 'printify', method: 'PUT', token: ann.printify })).toHaveLength(1);
    expect(await callsTo(app, { provider: 'printify', path: printifyPaths.publish, token: ann.printify })).toHaveLength(
      1,
    );
  });

  it('and that is not in the shop yet is not sent there', async () => {
    const ann = await seller(app);
    const id = await edited(ann, { publish: 'approved' });
    const before = await productOf(ann);
    await updateProduct(ann, id);
    await expectUpdated(ann, id, before);
    expect(await ann.generation(id)).toMatchObject({ publish_status: 'draft', external_url: null });
    expect(await callsTo(app, { provider: 'printify', path: printifyPaths.publish, token: ann.printify })).toEqual([]);
  });

  it('goes to the shop with the newest version where its seller approves it after the edit', async () => {
    const ann = await seller(app);
    const id = await edited(ann, { publish: 'approved' });
    const before = await productOf(ann);
    await ann.send('PUT', `/api/generations/${id}/publishing`, JSON.stringify({ publish: 'now' }));
    const view = await ann.until(id, ({ publish_status: state }) => state === 'published');
    expect(view).toMatchObject({ art_sync: 'synced', version: 1, product_version: 1 });
    const after = await productOf(ann);
    expect(after.id).toBe(before.id);
    const files = view.prints.map(({ file_url }) => file_url);
    expect(await printedOn(app, after, view.colors)).toEqual(await digestsAt(files));
    const sent = await callsTo(app, { provider: 'printify', path: printifyPaths.publish, token: ann.printify });
    expect(sent).toHaveLength(1);
  });

  it('and deleted at Printify before it was in the shop is made again with the newest version', async () => {
    const ann = await seller(app);
    const id = await edited(ann, { publish: 'approved' });
    const { productId } = await app.prisma.generation.findUniqueOrThrow({ where: { id } });
    await deleteProduct(ann, productId);
    await storeCutOut(id);
    await ann.send('PUT', `/api/generations/${id}/publishing`, JSON.stringify({ publish: 'now' }));
    const view = await ann.until(id, ({ publish_status: state }) => state === 'published');
    expect(view).toMatchObject({ art_sync: 'synced', version: 1, product_version: 1 });
    const files = view.prints.map(({ file_url }) => file_url);
    expect(await printedOn(app, await productOf(ann), view.colors)).toEqual(await digestsAt(files));
  });

  it('and edited again meanwhile shows what was asked for, and the newest on the next call', async () => {
    const ann = await seller(app);
    const id = await edited(ann);
    const away = { method: 'PUT', path: printifyPaths.product, times: 6, fault: status(503) };
    await fault(app, { provider: 'printify', token: ann.printify, ...away });
    await updateProduct(ann, id);
    await ann.until(id, ({ art_sync_message: message }) => message !== null, 30);
    const first = await app.prisma.generationVersion.findFirstOrThrow({ where: { generationId: id } });
    const json = { prints: first.prints as object, report: first.report as object, document: {} };
    await app.prisma.generationVersion.create({ data: { generationId: id, version: 2, state: 'ready', ...json } });
    await app.prisma.generation.update({ where: { id }, data: { artVersion: 2 } });
    const view = await ann.until(id, ({ art_sync }) => art_sync !== 'syncing', 60);
    expect(view).toMatchObject({ art_sync: 'pending', version: 2, product_version: 1 });
    await updateProduct(ann, id);
    expect(await synced(ann, id)).toMatchObject({ art_sync: 'synced', product_version: 2 });
  });

  it('and deleted at Printify is said to be gone, and made again with the newest version', async () => {
    const ann = await seller(app);
    const id = await edited(ann);
    const files = (await ann.generation(id)).prints.map(({ file_url }) => file_url);
    const { productId } = await app.prisma.generation.findUniqueOrThrow({ where: { id } });
    await storeCutOut(id);
    await deleteProduct(ann, productId);
    await updateProduct(ann, id);
    expect(await synced(ann, id)).toMatchObject({
      art_sync: 'failed',
      art_sync_message: expect.stringContaining('was deleted in Printify'),
    });
    await ann.post('/api/generate/retry-publish', { generationId: id });
    const made = await ann.until(
      id,
      ({ status, publish_status: state }) => status === 'finalized' && state === 'published',
    );
    expect(made).toMatchObject({ art_sync: 'synced', art_sync_message: null, version: 1, product_version: 1 });
    expect(await printedOn(app, await productOf(ann), made.colors)).toEqual(await digestsAt(files));
    expect(await ann.entriesOf(id)).toEqual(['generation']);
  });

  it.each([
    ['retried', 'failed', retryPublish],
    ['taken to Printify once more', 'failed', repush],
    ['retried while it is held back', 'draft', retryPublish],
    ['followed after Printify was away', 'publishing', followPublishing],
  ] as const)('goes to the shop with the newest version where it is %s', async (_, publishStatus, act) => {
    const ann = await seller(app);
    const id = await edited(ann, { publish: 'approved' });
    const before = await productOf(ann);
    await app.prisma.generation.update({ where: { id }, data: { publishStatus } });
    await act(ann, id);
    await expectNewestInShop(ann, id);
    expect((await productOf(ann)).id).toBe(before.id);
    const sent = await callsTo(app, { provider: 'printify', path: printifyPaths.publish, token: ann.printify });
    expect(sent).toHaveLength(1);
  });

  it('and failed while its product was made again is made with the newest version', async () => {
    const ann = await seller(app);
    const id = await edited(ann);
    const { productId } = await app.prisma.generation.findUniqueOrThrow({ where: { id } });
    await storeCutOut(id);
    await deleteProduct(ann, productId);
    const refusal = { method: 'POST', path: printifyPaths.products, fault: status(402) };
    const rule = await fault(app, { provider: 'printify', token: ann.printify, times: 0, ...refusal });
    await retryPublish(ann, id);
    await ann.until(id, ({ status: state, waiting }) => state === 'error' || waiting !== null, 60);
    await endFault(app, rule);
    await app.prisma.generation.update({ where: { id }, data: { status: 'error', errorCode: 'quota' } });
    await repush(ann, id);
    await expectNewestInShop(ann, id);
  });

  it('of another seller, of none, and of an account that is gone', async () => {
    const ann = await seller(app);
    const id = await edited(ann);
    const { status, body } = await updateProduct(ann, id, { listing: 'yes' });
    expect([status, body.fields]).toEqual([400, { listing: 'listing must be true or false.' }]);
    await app.prisma.printifyConnection.delete({ where: { userId: ann.id } });
    const away = await updateProduct(ann, id);
    expect([away.status, away.body.code]).toEqual([409, 'provider_not_connected']);
    await app.prisma.generation.update({ where: { id }, data: { productId: null, status: 'error', errorCode: 'x' } });
    const none = await updateProduct(ann, id);
    expect([none.status, none.body.code]).toEqual([409, 'not_ready']);
  });
});

function retryPublish(person: Seller, id: string) {
  return person.post('/api/generate/retry-publish', { generationId: id });
}

function repush(person: Seller, id: string) {
  return person.post('/api/generate/repush', { generationId: id });
}

/** As where its product was to be published while Printify was away, and its seller edited it meanwhile. */
async function followPublishing(_: Seller, id: string): Promise<void> {
  const waiting = { waitingFor: 'printify', waitingReason: 'unavailable' } as const;
  const times = { waitingSince: new Date(), waitingUntil: new Date() };
  await app.prisma.generation.update({ where: { id }, data: { ...waiting, ...times } });
  await runJob(app, followPublish, { generationId: id });
}

async function expectNewestInShop(person: Seller, id: string): Promise<void> {
  const view = await person.until(id, ({ publish_status: state }) => state === 'published', 60);
  expect(view).toMatchObject({ art_sync: 'synced', version: 1, product_version: 1, publish_error: null });
  const files = view.prints.map(({ file_url }) => file_url);
  expect(await printedOn(app, await productOf(person), view.colors)).toEqual(await digestsAt(files));
}

/** As a version does that is shown. */
async function storeCutOut(id: string): Promise<void> {
  const { prints, report } = await app.prisma.generation.findUniqueOrThrow({ where: { id } });
  const where = { generationId_name: { generationId: id, name: 'cut_out' } };
  const result = { prints, report, review: null };
  await app.prisma.generationStep.update({ where, data: { result } });
}

const status = (code: number, headers: Record<string, string> = {}) => ({
  kind: 'status',
  status: code,
  body: {},
  headers,
});

/** More often than it happens before it is ended. */
const UNTIL_ENDED = 1000;

describe('while Printify', () => {
  it.each([
    ['is away', { method: 'PUT', path: printifyPaths.product, fault: status(503) }, /isn’t responding right now/],
    [
      'says nothing after its work',
      { method: 'PUT', path: printifyPaths.product, fault: { kind: 'drop_after_effect' } },
      null,
    ],
    [
      'loses the call to publish',
      { method: 'POST', path: printifyPaths.publish, fault: { kind: 'drop' } },
      /isn’t responding/,
    ],
    ['takes no picture', { method: 'POST', path: printifyPaths.upload, fault: status(500) }, /isn’t responding/],
    ['asks for fewer requests', { method: 'PUT', fault: status(429, { 'retry-after': '0' }) }, /request limit/],
    ['is busy with the product', { method: 'PUT', fault: locked() }, /still publishing this product/],
  ])('%s, the product waits and is updated by itself', async (_, rule, says) => {
    const ann = await seller(app);
    const id = await edited(ann);
    const before = await productOf(ann);
    const times = says ? UNTIL_ENDED : 1;
    const failing = await fault(app, { provider: 'printify', token: ann.printify, times, ...rule });
    await updateProduct(ann, id);
    if (says) {
      const waiting = await ann.until(id, ({ art_sync_message: message }) => message !== null, 30);
      expect(waiting).toMatchObject({ art_sync: 'syncing', art_sync_message: expect.stringMatching(says) });
      await endFault(app, failing);
    }
    await expectUpdated(ann, id, before);
  });

  it('has no quota left, the product waits until the quota is renewed', async () => {
    const ann = await seller(app);
    const id = await edited(ann);
    await fault(app, { provider: 'printify', token: ann.printify, method: 'PUT', fault: status(402) });
    await updateProduct(ann, id);
    const waiting = await ann.until(id, ({ art_sync_message: message }) => message !== null, 30);
    expect(waiting).toMatchObject({ art_sync: 'syncing', art_sync_message: expect.stringContaining('API quota') });
    const [job] = await app.prisma.$queryRaw<{ minutes: number }[]>`
      SELECT extract(epoch FROM start_after - now())::int / 60 AS minutes FROM pgboss.job
       WHERE name = 'sync-art' AND state = 'created' AND data->>'generationId' = ${id}`;
    expect(job?.minutes).toBeGreaterThan(10);
  });
});

function locked() {
  const refusal = {
    status: 'error',
    code: 8252,
    message: 'Validation failed.',
    errors: { reason: 'Locked', code: 8252 },
  };
  return { kind: 'status', status: 400, body: refusal, headers: {} };
}

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeProduct } from '../src/generations/jobs/make-product.job.ts';
import { recoverProducts } from '../src/generations/jobs/upkeep/recover-products.job.ts';
import { startApp, type TestApp } from './support/app.ts';
import { storeVersion } from './support/art-scenario.ts';
import {
  beginDrawn,
  bodies,
  foundGone,
  itemsOf,
  madeFor,
  productsEnded,
  productsOfDesign,
  saveLineUp,
} from './support/products.ts';
import {
  drawQuickly,
  endFault,
  fault,
  printifyPaths,
  productsOf,
  resetSandbox,
  type ShopProduct,
} from './support/providers.ts';
import { runJob } from './support/run-job.ts';
import { grantCredits, quick, type Seller, seller } from './support/seller.ts';
import { until } from './support/until.ts';
import { finishedPress, updateProduct } from './support/versions.ts';

/** Seconds in which print files of several products are drawn on a slow and busy machine. */
const drawSeconds = 240;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ...quick, SANDBOX_PRINT_AREA_SCALE: '1' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetSandbox(app);
  await drawQuickly(app);
  await setCost(0);
});

/** The design as it is, as a version that its products do not show. */
async function saveEditedVersion(id: string): Promise<void> {
  const { prints } = await app.prisma.generation.findUniqueOrThrow({ where: { id } });
  const files = (prints as { uploadId: string; shopId: number }[]).map(({ uploadId: _, shopId: __, ...file }) => file);
  await storeVersion(app, id, files as never);
}

const uploadOf = (product: ShopProduct | undefined) => product?.print_areas[0]?.placeholders[0]?.images[0]?.id;

const setCost = (extraProductCredits: number) =>
  app.prisma.appSettings.update({ where: { id: 1 }, data: { extraProductCredits } });
/** Its print file at Printify, in pixels. */
function fileOf([product]: ShopProduct[] = []): { width: number; height: number } {
  const file = product?.print_areas[0]?.placeholders[0]?.images[0];
  if (!file) throw new Error('There is no such product, or nothing is printed on it.');
  return file;
}

async function deleteProduct(person: Seller, product: ShopProduct | undefined): Promise<void> {
  const { selectedShopId } = (await person.get('/api/printify/connection')).body;
  await fetch(`${app.sandbox.url}/printify/v1/shops/${selectedShopId}/products/${product?.id}.json`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${person.printify}`, 'user-agent': 'inkloom-test' },
  });
}

const add = (person: Seller, id: string, body: object) => person.post(`/api/generations/${id}/products`, body);

describe('a design of Press on more products', () => {
  it(
    'has art for the shape of each, words of each kind, and is in the shop as each of them',
    async () => {
      const ann = await seller(app);
      const id = await finishedPress(ann, { idea: 'Hiking fox in the mountains' });
      const lineUpId = await saveLineUp(ann, [
        bodies.hoodie,
        bodies.mug,
        { ...bodies.poster, sizes: ['24" x 36" (Vertical)'], price: undefined, margin: 30 },
      ]);
      const added = await add(ann, id, { lineUpId });
      expect([added.status, added.body.products.length]).toEqual([202, 3]);
      const products = await productsEnded(ann, id, drawSeconds);
      expect(products.map(({ kind, status, message }) => [kind, status, message])).toEqual([
        ['hoodie', 'published', null],
        ['mug', 'published', null],
        ['poster', 'published', null],
      ]);
      const design = await ann.generation(id);
      expect(design.further_products.map(({ status }) => status)).toEqual(['published', 'published', 'published']);
      const shop = await productsOf(app, ann.printify);
      expect(shop).toHaveLength(4);
      const [hoodie, mug, poster] = products.map((product) => madeFor(shop, product));
      expect(hoodie?.[0]?.title).toMatch(/hoodie/i);
      expect(mug?.[0]?.title).not.toMatch(/shirt|tee/i);
      expect(mug?.[0]?.title).toMatch(/mug/i);
      expect(poster?.[0]?.title).toMatch(/poster|print/i);
      // In the shape of the area: the mug's is a band, the poster is printed to its edges.
      const [band, sheet] = [fileOf(mug), fileOf(poster)];
      expect(band.width / band.height).toBeGreaterThan(1.5);
      expect([sheet.width, sheet.height]).toEqual([7200, 10_800]);
      expect(products.map(({ prints }) => prints[0]?.print_area)).toEqual([
        { width: 3450, height: 2912 },
        { width: 2475, height: 1155 },
        { width: 7200, height: 10_800 },
      ]);
      // Each file has a report of its own, measured on its own area.
      for (const { kind, prints } of products)
        for (const { colors, report } of prints) {
          expect(report?.checks.find(({ id }) => id === 'resolution')).toMatchObject({ value: 300, level: 'good' });
          expect(report?.shirts.map(({ color }) => color)).toEqual(kind === 'poster' ? [] : colors);
          expect(JSON.stringify(report)).not.toMatch(/shirt[^s]/i);
        }
      expect(products[2]?.price).toBeGreaterThan(466);
      expect(await ann.entriesOf(id)).toEqual(['generation']);
    },
    2 * drawSeconds * 1000,
  );
});

describe('further products', () => {
  it('that were chosen at the press wait for the design, and are not made where it fails', async () => {
    const ann = await seller(app);
    await setCost(1);
    const before = await ann.credits();
    await saveLineUp(ann, [bodies.mug], { isDefault: true });
    const rule = await fault(app, {
      provider: 'printify',
      method: 'POST',
      path: printifyPaths.products,
      times: 0,
      fault: { kind: 'status', status: 401 },
    });
    const failed = await ann.make();
    expect([failed.status, failed.further_products]).toEqual(['error', [{ kind: 'mug', status: 'waiting' }]]);
    expect(await ann.credits()).toBe(before);
    await endFault(app, rule);
    await ann.post('/api/generate/repush', { generationId: failed.id });
    await ann.ended(failed.id);
    const [mug] = await productsEnded(ann, failed.id, drawSeconds);
    expect([mug?.status, mug?.message]).toEqual(['published', null]);
    expect(await ann.credits()).toBe(before - 1);
  }, 300_000);

  it('are those of the line-up that the press names, or none', async () => {
    const ann = await seller(app);
    await saveLineUp(ann, [bodies.mug], { isDefault: true });
    const other = await saveLineUp(ann, [bodies.tote]);
    const asked = { idea: 'A badger that reads', selectedColors: ['Black'] };
    const named = await ann.post('/api/generate', { ...asked, lineUpId: other });
    expect((await ann.generation(named.body.generationId)).further_products).toEqual([
      { kind: 'tote', status: 'waiting' },
    ]);
    const again = await ann.post('/api/generate', {
      ...asked,
      lineUpId: await saveLineUp(ann, [bodies.tote, bodies.kids]),
    });
    expect(again.body).toMatchObject({ cached: true, productsAdded: 1 });
    expect((await ann.post('/api/generate', asked)).body).not.toHaveProperty('productsAdded');
    const { further_products } = await ann.generation(named.body.generationId);
    expect(further_products.map(({ kind }) => kind)).toEqual(['tote', 'kids_t_shirt']);
    const none = await ann.post('/api/generate', { ...asked, idea: 'A badger that writes', lineUpId: null });
    expect((await ann.generation(none.body.generationId)).further_products).toEqual([]);
    const gone = await ann.post('/api/generate', { ...asked, lineUpId: '0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4b' });
    expect([gone.status, Object.keys(gone.body.fields)]).toEqual([400, ['lineUpId']]);
  });

  it('cost what is set, once, and nothing where they are not made', async () => {
    const ann = await seller(app, { credits: 3 });
    await setCost(1);
    const { id } = await ann.make();
    const items = await itemsOf(app, ann, [bodies.mug, bodies.tote, bodies.hoodie]);
    await beginDrawn(app, ann, id, items);
    const message = 'You have no credits left for this product. It goes on by itself after you buy some.';
    const products = await until(
      () => productsOfDesign(ann, id),
      (all) =>
        all.filter(({ status }) => status === 'published').length === 2 && all.some((one) => one.message === message),
      { seconds: 60 },
    );
    expect(products.filter(({ message: said }) => said === message).map(({ status }) => status)).toEqual(['waiting']);
    expect(await ann.credits()).toBe(0);
    await grantCredits(app, ann, 1);
    expect((await productsEnded(ann, id)).map(({ status }) => status)).toEqual(['published', 'published', 'published']);
    expect(await ann.credits()).toBe(0);
  });

  it('that failed give their credit back, and are made on a retry', async () => {
    const ann = await seller(app);
    await setCost(1);
    const { id } = await ann.make();
    const before = await ann.credits();
    const rule = await fault(app, {
      provider: 'printify',
      method: 'POST',
      path: printifyPaths.upload,
      times: 0,
      fault: { kind: 'status', status: 413 },
    });
    await beginDrawn(app, ann, id, await itemsOf(app, ann, [bodies.mug]));
    const [failed] = await productsEnded(ann, id);
    expect(failed).toMatchObject({ status: 'failed', message: expect.stringMatching(/refused/), price: null });
    expect(await ann.credits()).toBe(before);
    await endFault(app, rule);
    const retry = `/api/generations/${id}/products/${failed?.id}/retry`;
    expect((await ann.post(retry)).status).toBe(202);
    const [made] = await productsEnded(ann, id);
    expect([made?.status, made?.price]).toEqual(['published', 1499]);
    expect(await ann.credits()).toBe(before - 1);
    expect((await ann.post(retry)).body.code).toBe('not_ready');
  });

  it('that were deleted at Printify after they were in the shop are made again on a retry, for nothing', async () => {
    const ann = await seller(app);
    await setCost(1);
    const { id } = await ann.make();
    await beginDrawn(app, ann, id, await itemsOf(app, ann, [bodies.mug]));
    const [mug] = await productsEnded(ann, id);
    const before = await ann.credits();
    const retry = `/api/generations/${id}/products/${mug?.id}/retry`;
    expect((await ann.post(retry)).body.error).toBe('This product is in your shop.');
    await deleteProduct(ann, madeFor(await productsOf(app, ann.printify), mug as never)[0]);
    expect((await ann.post(retry)).status).toBe(202);
    const [again] = await productsEnded(ann, id);
    expect([again?.status, again?.message]).toEqual(['published', null]);
    const { history, events } = await foundGone(app, id);
    expect(history).toEqual([expect.objectContaining({ designProductId: mug?.id, productKind: 'mug' })]);
    expect(events).toEqual([expect.objectContaining({ designProductId: mug?.id })]);
    expect(madeFor(await productsOf(app, ann.printify), mug as never)).toHaveLength(1);
    expect(await ann.credits()).toBe(before);
  });

  it('that are being made, and are charged for, keep their design out of the trash', async () => {
    const ann = await seller(app);
    const { id } = await ann.make();
    await beginDrawn(app, ann, id, await itemsOf(app, ann, [bodies.mug]));
    await productsEnded(ann, id);
    await app.prisma.designProduct.updateMany({ where: { generationId: id }, data: { state: 'making' } });
    const refused = await ann.delete(`/api/generations/${id}`);
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringMatching(/still being made/)]);
    await app.prisma.designProduct.updateMany({ where: { generationId: id }, data: { state: 'made' } });
    expect((await ann.delete(`/api/generations/${id}`)).status).toBe(204);
  });

  it('of others are nobody’s business, and those at Printify stay', async () => {
    const [ann, bob] = [await seller(app), await seller(app)];
    const { id } = await ann.make();
    await beginDrawn(app, ann, id, await itemsOf(app, ann, [bodies.mug]));
    const [mug] = await productsEnded(ann, id);
    const path = `/api/generations/${id}/products`;
    expect((await bob.get(path)).status).toBe(404);
    expect((await add(bob, id, { items: [bodies.mug] })).status).toBe(404);
    expect((await bob.post(`${path}/${mug?.id}/retry`)).status).toBe(404);
    expect((await bob.delete(`${path}/${mug?.id}`)).status).toBe(404);
    expect((await ann.delete(`${path}/${mug?.id}`)).body.code).toBe('not_ready');
    expect((await bob.get(`${path}/${mug?.id}/profit`)).status).toBe(404);
    const { body: profit } = await ann.get(`/api/generations/${id}/products/${mug?.id}/profit`);
    expect(profit.sizes).toEqual([expect.objectContaining({ size: '11oz', price: 1499, cost: 516 })]);
    expect(profit.sizes[0]?.left).toBeGreaterThan(0);
    expect(profit.assumptions.join(' ')).toMatch(/cost of the mug/);
    // What it is on already is not made twice.
    expect((await add(ann, id, { items: [bodies.mug] })).body.products).toHaveLength(1);
    expect((await add(ann, id, {})).body.fields).toEqual({ items: 'Give a line-up or products, one of the two.' });
  });

  it('whose art would look bad are refused, not made, and can be taken off', async () => {
    const ann = await seller(app);
    const { id } = await ann.make();
    const before = await ann.credits();
    await setCost(1);
    await add(ann, id, { items: [{ ...bodies.poster, sizes: ['24" x 36" (Vertical)'] }] });
    const [poster] = await productsEnded(ann, id, drawSeconds);
    expect([poster?.status, poster?.message, poster?.prints]).toEqual(['refused', expect.any(String), []]);
    expect(await ann.credits()).toBe(before);
    expect(await productsOf(app, ann.printify)).toHaveLength(1);
    expect((await ann.delete(`/api/generations/${id}/products/${poster?.id}`)).status).toBe(204);
    expect(await productsOfDesign(ann, id)).toEqual([]);
    await add(ann, id, { items: [{ ...bodies.poster, sizes: ['11" x 14" (Vertical)', '24" x 36" (Vertical)'] }] });
    const [small] = await productsEnded(ann, id, drawSeconds);
    expect([small?.status, small?.verdict]).toEqual(['published', expect.stringMatching(/Not made in 24" x 36"/)]);
    const [made] = madeFor(await productsOf(app, ann.printify), small as never);
    expect(made?.variants.filter(({ is_enabled }) => is_enabled)).toHaveLength(1);
  }, 300_000);

  it('follow an edited design when its seller says so, as the same products, and say where they could not', async () => {
    const ann = await seller(app);
    const { id } = await ann.make();
    await beginDrawn(app, ann, id, await itemsOf(app, ann, [bodies.tote]));
    const [before] = await productsEnded(ann, id);
    const [first] = madeFor(await productsOf(app, ann.printify), before as never);
    await saveEditedVersion(id);
    const rule = await fault(app, {
      provider: 'printify',
      method: 'PUT',
      path: `${first?.id}\\.json$`,
      times: 0,
      fault: { kind: 'status', status: 401 },
    });
    await updateProduct(ann, id);
    const [refused] = await productsEnded(ann, id);
    expect(refused).toMatchObject({
      ...{ status: 'published', is_outdated: true },
      message: expect.stringMatching(/isn’t on this product yet/),
    });
    await endFault(app, rule);
    await ann.post(`/api/generations/${id}/products/${refused?.id}/retry`);
    const [after] = await productsEnded(ann, id);
    expect(after).toMatchObject({ status: 'published', is_outdated: false, message: null });
    const [same, ...others] = madeFor(await productsOf(app, ann.printify), after as never);
    expect([same?.id, others]).toEqual([first?.id, []]);
    expect(uploadOf(same)).not.toBe(uploadOf(first));
  }, 120_000);

  it('of a design that waits for its seller are made, charged and in the shop once it is approved', async () => {
    const ann = await seller(app);
    await setCost(1);
    const { body } = await ann.post('/api/generate', {
      ...{ idea: 'A heron that waits', selectedColors: ['Black'] },
      publish: 'approved',
    });
    const id = body.generationId;
    await ann.ended(id);
    const before = await ann.credits();
    await beginDrawn(app, ann, id, await itemsOf(app, ann, [bodies.mug]));
    const [held] = await productsOfDesign(ann, id);
    await runJob(app, makeProduct, { designProductId: held?.id ?? '' });
    await runJob(app, recoverProducts);
    expect(await productsOfDesign(ann, id)).toMatchObject([
      { status: 'waiting', message: 'It is made when you approve the design.' },
    ]);
    expect(await ann.credits()).toBe(before);
    await ann.send(
      'PUT',
      `/api/generations/${id}/publishing` as '/api/generations/{id}/publishing',
      '{"publish":"now"}',
    );
    const [published] = await until(
      () => productsOfDesign(ann, id),
      ([mug]) => mug?.status === 'published',
    );
    expect(published?.external_url).toMatch(/^http/);
    expect(await ann.credits()).toBe(before - 1);
  });
});

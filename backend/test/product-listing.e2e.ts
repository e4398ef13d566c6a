import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './support/app.ts';
import { storeVersion } from './support/art-scenario.ts';
import { shown } from './support/listings.ts';
import {
  beginDrawn,
  bodies,
  foundGone,
  itemsOf,
  madeFor,
  productsEnded,
  productsOfDesign,
} from './support/products.ts';
import {
  control,
  drawQuickly,
  endFault,
  fault,
  printifyPaths,
  productsOf,
  resetSandbox,
  type ShopProduct,
} from './support/providers.ts';
import { quick, type Seller, seller } from './support/seller.ts';
import { until } from './support/until.ts';
import { updateProduct } from './support/versions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ...quick, PRINTIFY_TIMEOUT_SECONDS: '1' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetSandbox(app);
  await drawQuickly(app);
});

const hoodie = { ...bodies.hoodie, colors: ['Black', 'White'] };
const words = {
  title: 'Midnight Fox Hoodie',
  description: 'A fox at midnight on a warm hoodie, for walks in the rain.',
  tags: ['midnight fox', 'fox hoodie', 'night animal gift'],
};
const change = { ...words, price: 5150, colorsOn: ['White'] };

interface Made {
  ann: Seller;
  id: string;
  productId: string;
}

async function made(...items: object[]): Promise<Made> {
  const ann = await seller(app);
  const { id } = await ann.make();
  return { ann, id, productId: await begun({ ann, id }, items) };
}

async function begun({ ann, id }: Pick<Made, 'ann' | 'id'>, items: object[]): Promise<string> {
  await beginDrawn(app, ann, id, await itemsOf(app, ann, items.length > 0 ? items : [hoodie]));
  const [product] = await productsEnded(ann, id);
  return product?.id ?? '';
}

const pathOf = ({ id, productId }: Omit<Made, 'ann'>) =>
  `/api/generations/${id}/products/${productId}` as '/api/generations/{id}/products/{productId}';
const listingPath = (one: Omit<Made, 'ann'>) =>
  `${pathOf(one)}/listing` as '/api/generations/{id}/products/{productId}/listing';
const syncPath = (one: Omit<Made, 'ann'>) =>
  `${listingPath(one)}/sync` as '/api/generations/{id}/products/{productId}/listing/sync';
const retryPath = (one: Omit<Made, 'ann'>) =>
  `${pathOf(one)}/retry` as '/api/generations/{id}/products/{productId}/retry';

const read = async (one: Made) => (await one.ann.get(listingPath(one))).body;

async function save(one: Made, asked: object) {
  const { version } = await read(one);
  return one.ann.patch(pathOf(one), { ...asked, version });
}

const settled = (one: Made) =>
  until(
    () => read(one),
    ({ listing_sync }) => listing_sync !== 'pending',
    { seconds: 60 },
  );

async function atPrintify({ ann, productId }: Made): Promise<ShopProduct[]> {
  return madeFor(await productsOf(app, ann.printify), { id: productId });
}

/** Of what is for sale, as "White / M": 5150. */
function soldAs(product: ShopProduct | undefined): Record<string, number> {
  const sold = product?.variants.filter(({ is_enabled }) => is_enabled) ?? [];
  return Object.fromEntries(sold.map(({ title, price }) => [title, price]));
}

async function deleteAtPrintify(one: Made): Promise<string> {
  const [product] = await atPrintify(one);
  await fetch(`${app.sandbox.url}/printify/v1/shops/${product?.shop_id}/products/${product?.id}.json`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${one.ann.printify}`, 'user-agent': 'inkloom-test' },
  });
  return product?.id ?? '';
}

/** The art of the design as it is, as a version that its products do not show. */
async function updateArt(one: Made): Promise<void> {
  const { prints } = await app.prisma.generation.findUniqueOrThrow({ where: { id: one.id } });
  const files = (prints as { uploadId: string; shopId: number }[]).map(({ uploadId: _, shopId: __, ...file }) => file);
  await storeVersion(app, one.id, files as never);
  await updateProduct(one.ann, one.id);
}

/** Said once, in the history of the design and to programs. */
async function expectSaidGone(one: Made, productId: string): Promise<void> {
  const facts = { designProductId: one.productId, productId };
  expect(await foundGone(app, one.id)).toEqual({
    history: [{ ...facts, productKind: 'hoodie' }],
    events: [{ ...facts, generationId: one.id, title: expect.any(String), shopId: expect.any(Number) }],
  });
  const { body } = await one.ann.get(`/api/generations/${one.id}/history`);
  const entries = body as { kind: string; message: string }[];
  expect(entries.find(({ kind }) => kind === 'further_product_deleted')?.message).toBe(
    'The hoodie was deleted in Printify',
  );
}

describe('a change of a further product', () => {
  it('comes to Printify and to the shop with its words, price and colors, free of charge', async () => {
    const one = await made();
    const first = (await one.ann.generation(one.id)).listing;
    const before = await one.ann.credits();
    expect(soldAs((await atPrintify(one))[0])).toEqual({ 'Black / M': 4499, 'White / M': 4499 });
    const saved = await save(one, change);
    expect([saved.status, saved.body]).toEqual([
      200,
      expect.objectContaining({ ...change, version: 1, fields: {}, listing_sync: 'pending' }),
    ]);
    expect(await settled(one)).toMatchObject({ ...change, listing_sync: 'synced', listing_sync_message: null });
    const [product, ...others] = await atPrintify(one);
    expect(others).toEqual([]);
    expect(product).toMatchObject({ title: words.title, description: words.description, is_locked: false });
    expect(product?.tags).toEqual(expect.arrayContaining(words.tags));
    expect(soldAs(product)).toEqual({ 'White / M': 5150 });
    const [view] = await productsOfDesign(one.ann, one.id);
    expect(view).toMatchObject({ status: 'published', price: 5150, colors: ['White'], listing: words });
    const page = await shown(view?.external_url ?? null);
    expect(page).toContain(words.title);
    expect(page).toContain('$51.50');
    // The first product is another one.
    expect((await one.ann.generation(one.id)).listing).toEqual(first);
    expect(await one.ann.credits()).toBe(before);
    expect((await save(one, { colorsOn: ['Black', 'White'] })).status).toBe(200);
    expect(await settled(one)).toMatchObject({ listing_sync: 'synced' });
    expect(soldAs((await atPrintify(one))[0])).toEqual({ 'Black / M': 5150, 'White / M': 5150 });
  });

  it('of prices by size leaves the other sizes, and says what would be left', async () => {
    const sizes = ['11" x 14" (Vertical)', '18" x 24" (Vertical)'] as const;
    const one = await made({ ...bodies.poster, sizes, price: undefined, margin: 30 });
    const before = await read(one);
    expect(Object.keys(before.sizePrices).toSorted()).toEqual([...sizes]);
    expect(before.etsy).toEqual({
      category: 'Art & Collectibles > Prints',
      attributes: [
        { name: 'Orientation', value: 'Vertical' },
        { name: 'Materials', value: 'Paper' },
      ],
    });
    const sizePrices = { [sizes[1]]: 6100 };
    const saved = await save(one, { sizePrices });
    expect(saved.body).toMatchObject({ price: 6100, sizePrices: { ...before.sizePrices, ...sizePrices } });
    expect(await settled(one)).toMatchObject({ listing_sync: 'synced' });
    const prices = Object.values(soldAs((await atPrintify(one))[0])).toSorted((a, b) => a - b);
    expect(prices).toEqual([before.sizePrices[sizes[0]], 6100]);
    const profit = `${pathOf(one)}/profit` as '/api/generations/{id}/products/{productId}/profit';
    const asked = new URLSearchParams({ sizePrices: `${sizes[0]}:9900` });
    const { body } = await one.ann.get(`${profit}?${asked}` as typeof profit);
    expect(body.sizes.map(({ price }) => price)).toEqual([9900, 6100]);
    const unknown = await save(one, { sizePrices: { A4: 1000 } });
    expect([unknown.status, unknown.body.fields]).toEqual([
      400,
      { sizePrices: `This product isn’t sold in A4. Choose from its sizes: ${sizes[0]} and ${sizes[1]}.` },
    ]);
    expect((await save(one, { price: 7000 })).body).toMatchObject({ price: 7000, sizePrices: {} });
  });

  it('is refused field by field, also where it names another kind of product, and nothing is changed', async () => {
    const one = await made({ ...bodies.mug });
    const before = await read(one);
    const answer = await save(one, {
      title: 'Fox Hoodie & Fox & More',
      description: 'Looks good on every tee.',
      tags: ['fox mug', 'fox mug', 'lego fox', 'fox wall art'],
      price: 99,
    });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['price']]);
    const refused = await save(one, {
      title: 'Fox Hoodie & Fox & More',
      description: 'Looks good on every tee.',
      tags: ['fox mug', 'fox mug', 'lego fox', 'fox wall art'],
      colorsOn: ['Gold'],
    });
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      {
        title: 'Etsy takes “&” once in a title. Write another one as a word.',
        description:
          '“tee” is about another product. This listing sells a mug. To name one that you also sell, write “Pairs with our tee” or “See our tee”.',
        'tags.1': 'Etsy takes each tag once: this is tag 1 again.',
        'tags.2': expect.stringContaining('“lego” cannot be used'),
        'tags.3': '“wall art” is about another product. This listing sells a mug.',
        colorsOn: 'This design was not made in Gold. Choose from its colors: White.',
      },
    ]);
    expect((await save(one, { colorsOn: [] })).body.fields).toEqual({ colorsOn: 'At least one color stays on.' });
    const check = await one.ann.post(
      `${listingPath(one)}/check` as '/api/generations/{id}/products/{productId}/listing/check',
      {
        ...words,
        title: 'Fox Hoodie',
      },
    );
    expect(check.body.fields).toMatchObject({ title: expect.stringContaining('“Hoodie” is about another product') });
    expect(check.body.score.points).toBeLessThan(70);
    expect(await read(one)).toEqual(before);
    const [product] = await atPrintify(one);
    expect(product?.title).toBe(before.title);
  });

  it('may name another product in its description, as another', async () => {
    const one = await made({ ...bodies.mug });
    const description = 'A fox at midnight on a mug. Pairs with our hoodie.';
    expect((await save(one, { ...words, title: 'Fox Mug', tags: ['fox mug'], description })).body).toMatchObject({
      description,
    });
    expect(await settled(one)).toMatchObject({ description, listing_sync: 'synced' });
    expect((await atPrintify(one))[0]?.description).toContain('Pairs with our hoodie.');
    const refused = await save(one, { title: 'Fox Mug, Pairs with Our Hoodie' });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['title']]);
  });

  it('names the version it was made from: of two at once one is saved, and the other is told', async () => {
    const one = await made();
    const answers = await Promise.all(
      ['One Fox Hoodie', 'Two Fox Hoodie'].map((title) => one.ann.patch(pathOf(one), { title, version: 0 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('listing_changed');
    const saved = answers.find(({ status }) => status === 200)?.body.title;
    expect(await settled(one)).toMatchObject({ title: saved, version: 1 });
    expect((await atPrintify(one))[0]?.title).toBe(saved);
  });

  it('after change: the last one is what Printify has', async () => {
    const one = await made();
    await control(app, 'POST', '/settings', { publishDelayMs: 300 });
    for (let n = 1; n <= 4; n++)
      expect((await save(one, { title: `Fox Hoodie Number ${n}`, price: 5000 + n })).status).toBe(200);
    expect(await settled(one)).toMatchObject({ version: 4, listing_sync: 'synced' });
    const [product] = await atPrintify(one);
    expect(product).toMatchObject({ title: 'Fox Hoodie Number 4', is_locked: false });
    expect(soldAs(product)).toEqual({ 'Black / M': 5004, 'White / M': 5004 });
  });

  it('belongs to its owner, and waits for the listing to be written', async () => {
    const one = await made();
    const bob = await seller(app);
    const answers = [
      await bob.get(listingPath(one)),
      await bob.patch(pathOf(one), { ...words, version: 0 }),
      await bob.post(`${listingPath(one)}/check` as never, words as never),
      await bob.post(syncPath(one)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await one.ann.patch(pathOf({ ...one, id: one.productId }), { ...words, version: 0 })).status).toBe(404);
    await app.prisma.$executeRaw`UPDATE design_products SET listing = NULL WHERE id = ${one.productId}::uuid`;
    expect((await one.ann.get(listingPath(one))).body.code).toBe('not_ready');
    expect((await one.ann.patch(pathOf(one), { ...words, version: 0 })).body.code).toBe('not_ready');
  });
});

describe('what its seller changed of a further product', () => {
  const create = { provider: 'printify', method: 'POST', path: printifyPaths.products } as const;

  it('while it was failed stands in the product that a retry makes', async () => {
    const ann = await seller(app);
    const { id } = await ann.make();
    const rule = await fault(app, { ...create, token: ann.printify, times: 0, fault: { kind: 'status', status: 403 } });
    const one = { ann, id, productId: await begun({ ann, id }, []) };
    expect((await save(one, change)).body).toMatchObject({ ...change, listing_sync: 'synced' });
    expect((await ann.post(syncPath(one))).body.code).toBe('not_ready');
    await endFault(app, rule);
    expect((await ann.post(retryPath(one))).status).toBe(202);
    expect(await productsEnded(ann, id)).toMatchObject([{ status: 'published', price: 5150, listing: words }]);
    const [product] = await atPrintify(one);
    expect([product?.title, soldAs(product)]).toEqual([words.title, { 'White / M': 5150 }]);
  });

  it('while it was being made comes after it', async () => {
    const ann = await seller(app);
    const { id } = await ann.make();
    await fault(app, { ...create, token: ann.printify, fault: { kind: 'latency', ms: 1500 } });
    await beginDrawn(app, ann, id, await itemsOf(app, ann, [hoodie]));
    const [view] = await until(
      () => productsOfDesign(ann, id),
      ([product]) => product?.stage === 'creating',
    );
    const one = { ann, id, productId: view?.id ?? '' };
    expect((await save(one, change)).body.listing_sync).toBe('pending');
    await productsEnded(ann, id);
    expect(await settled(one)).toMatchObject({ ...change, listing_sync: 'synced' });
    const [product] = await atPrintify(one);
    expect([product?.title, soldAs(product)]).toEqual([words.title, { 'White / M': 5150 }]);
  });

  it('between a call without an answer and its retry is on the product that the call has made', async () => {
    const ann = await seller(app);
    const { id } = await ann.make();
    await fault(app, { ...create, token: ann.printify, fault: { kind: 'late_effect', ms: 3000 } });
    await fault(app, { ...create, token: ann.printify, fault: { kind: 'status', status: 402 } });
    const one = { ann, id, productId: await begun({ ann, id }, []) };
    expect((await productsOfDesign(ann, id))[0]?.status).toBe('failed');
    await until(
      () => atPrintify(one),
      (products) => products.length === 1,
    );
    expect((await save(one, change)).status).toBe(200);
    await ann.post(retryPath(one));
    await productsEnded(ann, id);
    expect(await settled(one)).toMatchObject({ ...change, listing_sync: 'synced' });
    const [product, ...others] = await atPrintify(one);
    expect([product?.title, soldAs(product), others]).toEqual([words.title, { 'White / M': 5150 }, []]);
  });

  it('stays where its art is brought up to date', async () => {
    const one = await made();
    await save(one, change);
    await settled(one);
    await updateArt(one);
    expect(await productsEnded(one.ann, one.id)).toMatchObject([{ status: 'published', is_outdated: false }]);
    expect(await read(one)).toMatchObject({ ...change, listing_sync: 'synced' });
    const [product] = await atPrintify(one);
    expect([product?.title, soldAs(product)]).toEqual([words.title, { 'White / M': 5150 }]);
  }, 120_000);

  it('is on the one that is made again where new art finds it deleted, for nothing', async () => {
    const one = await made();
    await save(one, change);
    await settled(one);
    const before = await one.ann.credits();
    const productId = await deleteAtPrintify(one);
    await updateArt(one);
    expect(await productsEnded(one.ann, one.id)).toMatchObject([
      { status: 'failed', is_outdated: false, message: expect.stringContaining('Retry to make a new one for free.') },
    ]);
    await expectSaidGone(one, productId);
    expect((await one.ann.post(retryPath(one))).status).toBe(202);
    expect(await productsEnded(one.ann, one.id)).toMatchObject([{ status: 'published', message: null }]);
    const [product, ...others] = await atPrintify(one);
    expect([product?.title, others]).toEqual([words.title, []]);
    expect(await one.ann.credits()).toBe(before);
  }, 120_000);

  it('is on the one that is made again after it was deleted at Printify, for nothing', async () => {
    const one = await made();
    await save(one, change);
    await settled(one);
    const before = await one.ann.credits();
    const productId = await deleteAtPrintify(one);
    expect((await save(one, { title: 'Late Fox Hoodie' })).status).toBe(200);
    const [gone] = await until(
      () => productsOfDesign(one.ann, one.id),
      ([product]) => product?.status === 'failed',
    );
    expect(gone).toMatchObject({
      message: 'This product was deleted in Printify. Retry to make a new one for free.',
      listing_sync: 'synced',
    });
    await expectSaidGone(one, productId);
    expect((await one.ann.post(retryPath(one))).status).toBe(202);
    await productsEnded(one.ann, one.id);
    expect(await settled(one)).toMatchObject({ title: 'Late Fox Hoodie', listing_sync: 'synced' });
    const [product, ...others] = await atPrintify(one);
    expect([product?.title, soldAs(product), others]).toEqual(['Late Fox Hoodie', { 'White / M': 5150 }, []]);
    expect(await one.ann.credits()).toBe(before);
  });
});

const status = (code: number, body: unknown = {}) => ({ kind: 'status', status: code, body });
const locked = status(400, {
  status: 'error',
  code: 8252,
  message: 'Validation failed.',
  errors: { reason: 'Product is disabled for editing', code: 8252 },
});

describe.each([
  ['is changed', { provider: 'printify', method: 'PUT', path: printifyPaths.product }],
  ['is published', { provider: 'printify', method: 'POST', path: printifyPaths.publish }],
  ['is looked at', { provider: 'printify', method: 'GET', path: printifyPaths.product }],
])('while a further product %s', (_, call) => {
  it.each([
    ['asks to slow down', status(429), 1],
    ['fails for a while', status(500), 3],
    ['hangs up when its work is done', { kind: 'drop_after_effect' }, 1],
    ['answers too late', { kind: 'timeout_after_effect' }, 1],
    ['is still busy with it', locked, 2],
  ])('Printify %s: the listing is the same there as here in the end', async (_name, kind, times) => {
    const one = await made();
    await fault(app, { ...call, times, fault: kind, token: one.ann.printify });
    await save(one, change);
    expect(await settled(one)).toMatchObject({ listing_sync: 'synced', listing_sync_message: null });
    const [product, ...others] = await atPrintify(one);
    expect([product?.title, soldAs(product), others]).toEqual([words.title, { 'White / M': 5150 }, []]);
    const [view] = await productsOfDesign(one.ann, one.id);
    expect(await shown(view?.external_url ?? null)).toContain(words.title);
  });

  it('Printify does not accept the token: the seller is told, and sends it again', async () => {
    const one = await made();
    const rule = await fault(app, { ...call, times: 0, fault: status(401), token: one.ann.printify });
    await save(one, change);
    expect(await settled(one)).toMatchObject({
      ...change,
      listing_sync: 'failed',
      listing_sync_message: expect.stringContaining('token'),
    });
    expect(await productsOfDesign(one.ann, one.id)).toMatchObject([{ listing_sync: 'failed' }]);
    await endFault(app, rule);
    expect((await one.ann.post(syncPath(one))).body).toMatchObject({ listing_sync: 'pending' });
    expect(await settled(one)).toMatchObject({ listing_sync: 'synced' });
    const [product] = await atPrintify(one);
    expect([product?.title, soldAs(product)]).toEqual([words.title, { 'White / M': 5150 }]);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './support/app.ts';
import { changeAtPrintify, pathOf, read, save, settled, shown } from './support/listings.ts';
import {
  callsTo,
  drawQuickly,
  fault,
  printifyPaths,
  productsOf,
  resetSandbox,
  type ShopProduct,
} from './support/providers.ts';
import { quick, type Seller, seller } from './support/seller.ts';

const colors = ['Black', 'White', 'Navy'];
const sizesEach = 6;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ...quick, PRINTIFY_TIMEOUT_SECONDS: '1' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetSandbox(app);
  await drawQuickly(app);
});

const make = (person: Seller) => person.make({ selectedColors: colors });

async function productOf(person: Seller): Promise<ShopProduct> {
  const [product, ...others] = await productsOf(app, person.printify);
  expect(others).toEqual([]);
  if (!product) throw new Error('There is no product.');
  return product;
}

/** How many sizes of each color are for sale at Printify. */
async function soldAtPrintify(person: Seller): Promise<Record<string, number>> {
  const { variants } = await productOf(person);
  const sold: Record<string, number> = {};
  for (const { title } of variants.filter(({ is_enabled }) => is_enabled)) {
    const [color] = title.split(' / ');
    sold[color ?? ''] = (sold[color ?? ''] ?? 0) + 1;
  }
  return sold;
}

/** The colors that buyers can choose. */
async function colorsInShop(externalUrl: string | null): Promise<string[]> {
  const [, list] = /<ul class="colors">(.*?)<\/ul>/s.exec(await shown(externalUrl)) ?? [];
  return [...(list ?? '').matchAll(/<\/svg>([^<]+)<\/li>/g)].map(([, name]) => name ?? '').toSorted();
}

const defaultsOf = ({ variants }: ShopProduct) => variants.filter(({ is_default }) => is_default);
const pricesOf = ({ variants }: ShopProduct) => variants.map(({ id, price }) => [id, price]);

describe('a color of a made design', () => {
  it('goes off sale at Printify and in the shop, and comes back, at the same prices and free of charge', async () => {
    const ann = await seller(app);
    const made = await make(ann);
    const before = await productOf(ann);
    expect(await read(ann, made.id)).toMatchObject({
      colors: [{ name: 'Black' }, { name: 'White' }, { name: 'Navy' }],
      colorsOn: colors,
    });
    const saved = await save(ann, made.id, { colorsOn: ['Navy', 'White'] });
    expect([saved.status, saved.body.colorsOn, saved.body.listing_sync]).toEqual([200, ['White', 'Navy'], 'pending']);
    expect(await settled(ann, made.id)).toMatchObject({ listing_sync: 'synced', colorsOn: ['White', 'Navy'] });
    expect(await soldAtPrintify(ann)).toEqual({ White: sizesEach, Navy: sizesEach });
    expect(await colorsInShop(made.external_url)).toEqual(['Navy', 'White']);
    const after = await productOf(ann);
    expect(after).toMatchObject({ title: before.title, is_locked: false });
    expect(pricesOf(after)).toEqual(pricesOf(before));
    expect(await ann.generation(made.id)).toMatchObject({
      colors,
      colors_on: ['White', 'Navy'],
      prints: made.prints.map(({ colors: shirts, ink }) => ({ colors: shirts, ink })),
      listing: made.listing,
    });
    await save(ann, made.id, { colorsOn: colors });
    expect(await settled(ann, made.id)).toMatchObject({ listing_sync: 'synced', colorsOn: colors });
    expect(await soldAtPrintify(ann)).toEqual({ Black: sizesEach, White: sizesEach, Navy: sizesEach });
    expect(await colorsInShop(made.external_url)).toEqual(['Black', 'Navy', 'White']);
    expect(await ann.credits()).toBe(19);
  });

  it('that has the default variant leaves that to one that is for sale', async () => {
    const ann = await seller(app);
    const made = await make(ann);
    const chosen = (await productOf(ann)).variants.find(({ title }) => title === 'Navy / L')?.id;
    await changeAtPrintify(app, ann, ({ id }) => (id === chosen ? { is_default: true } : {}));
    expect(defaultsOf(await productOf(ann))).toEqual([expect.objectContaining({ id: chosen })]);
    await save(ann, made.id, { colorsOn: ['Black', 'White'] });
    expect(await settled(ann, made.id)).toMatchObject({ listing_sync: 'synced' });
    expect(defaultsOf(await productOf(ann))).toEqual([expect.objectContaining({ is_enabled: true })]);
  });

  it('changes with a price in one go', async () => {
    const ann = await seller(app);
    const made = await make(ann);
    await save(ann, made.id, { colorsOn: ['White'], price: 3150 });
    expect(await settled(ann, made.id)).toMatchObject({ listing_sync: 'synced', colorsOn: ['White'], price: 3150 });
    expect(await soldAtPrintify(ann)).toEqual({ White: sizesEach });
    expect(await shown(made.external_url)).toContain('$31.50');
  });

  it('does not touch what the seller changed at Printify: prices, and sizes of the other colors', async () => {
    const ann = await seller(app);
    const made = await make(ann);
    const { variants } = await productOf(ann);
    const off = variants.find(({ title, is_enabled }) => is_enabled && title.startsWith('Navy'))?.id;
    await changeAtPrintify(app, ann, ({ id }) => ({ price: 2888, ...(id === off && { is_enabled: false }) }));
    await save(ann, made.id, { colorsOn: ['White', 'Navy'] });
    expect(await settled(ann, made.id)).toMatchObject({ listing_sync: 'synced' });
    expect(await soldAtPrintify(ann)).toEqual({ White: sizesEach, Navy: sizesEach - 1 });
    expect(new Set((await productOf(ann)).variants.map(({ price }) => price))).toEqual(new Set([2888]));
  });

  it('that the seller took off sale at Printify stays off with a new price', async () => {
    const ann = await seller(app);
    const made = await make(ann);
    const { variants } = await productOf(ann);
    const navy = new Set(variants.filter(({ title }) => title.startsWith('Navy')).map(({ id }) => id));
    await changeAtPrintify(app, ann, ({ id }) => (navy.has(id) ? { is_enabled: false } : {}));
    await save(ann, made.id, { price: 3150 });
    expect(await settled(ann, made.id)).toMatchObject({ listing_sync: 'synced' });
    expect(await soldAtPrintify(ann)).toEqual({ Black: sizesEach, White: sizesEach });
  });

  it('goes off before the product is made, which is then made without it', async () => {
    const ann = await seller(app);
    await fault(app, {
      provider: 'printify',
      method: 'POST',
      path: printifyPaths.products,
      token: ann.printify,
      fault: { kind: 'status', status: 403 },
    });
    const { id, status } = await make(ann);
    expect(status).toBe('error');
    expect((await save(ann, id, { colorsOn: ['Black'] })).body).toMatchObject({
      colorsOn: ['Black'],
      listing_sync: 'synced',
    });
    await ann.post('/api/generate/repush', { generationId: id });
    const made = await ann.ended(id);
    expect(made).toMatchObject({ status: 'finalized', colors, colors_on: ['Black'] });
    expect(await soldAtPrintify(ann)).toEqual({ Black: sizesEach });
    expect(await colorsInShop(made.external_url)).toEqual(['Black']);
    await save(ann, id, { colorsOn: ['Black', 'Navy'] });
    expect(await settled(ann, id)).toMatchObject({ listing_sync: 'synced' });
    expect(await soldAtPrintify(ann)).toEqual({ Black: sizesEach, Navy: sizesEach });
    const sold = (await productOf(ann)).variants.filter(({ is_enabled }) => is_enabled);
    expect(new Set(sold.map(({ price }) => price))).toEqual(new Set([2499]));
  });

  it('that goes off while the product is being made goes off after it', async () => {
    const ann = await seller(app);
    const slow = { kind: 'latency', ms: 1500 };
    await fault(app, { provider: 'printify', method: 'POST', path: printifyPaths.products, fault: slow });
    const id = await ann.begin({ selectedColors: colors });
    await ann.until(id, ({ status }) => status === 'creating_product');
    expect((await save(ann, id, { colorsOn: ['Navy'] })).body.listing_sync).toBe('pending');
    const made = await ann.ended(id);
    expect(await settled(ann, id)).toMatchObject({ listing_sync: 'synced' });
    expect(await soldAtPrintify(ann)).toEqual({ Navy: sizesEach });
    expect(await colorsInShop(made.external_url)).toEqual(['Navy']);
  });

  it('that is off is not published, and neither when it is published again', async () => {
    const ann = await seller(app);
    const refusal = { kind: 'status', status: 403 };
    await fault(app, {
      provider: 'printify',
      method: 'POST',
      path: printifyPaths.publish,
      token: ann.printify,
      fault: refusal,
    });
    const { id, publish_status } = await make(ann);
    expect(publish_status).toBe('failed');
    await save(ann, id, { colorsOn: ['White', 'Navy'] });
    expect(await settled(ann, id)).toMatchObject({ listing_sync: 'synced' });
    await ann.post('/api/generate/retry-publish', { generationId: id });
    const { external_url } = await ann.until(id, (design) => design.publish_status === 'published');
    expect(await colorsInShop(external_url)).toEqual(['Navy', 'White']);
  });

  it('is not what decides whether a request is the same', async () => {
    const ann = await seller(app);
    const idea = 'A heron on a lamp post';
    const { id } = await ann.make({ idea, selectedColors: colors });
    await save(ann, id, { colorsOn: ['White'] });
    const { body } = await ann.generate({ idea, selectedColors: colors });
    expect(body).toMatchObject({ generationId: id, cached: true });
  });

  it('is left out of sizes and profit, also of a draft', async () => {
    const ann = await seller(app);
    const { id } = await make(ann);
    await save(ann, id, { colorsOn: ['White'] });
    const { body } = await ann.get(`/api/generations/${id}/variants`);
    const made = body.colors.slice(0, 3).map(({ color, sizes, switchedOff }) => [color, sizes.length, switchedOff]);
    expect(made).toEqual([
      ['Black', 0, true],
      ['White', sizesEach, false],
      ['Navy', 0, true],
    ]);
    await app.prisma.catalogCost.updateMany({ data: { cost: 900 } });
    const dear = (await productOf(ann)).variants.filter(({ title }) => title.startsWith('Black / '));
    await app.prisma.catalogCost.updateMany({
      where: { variantId: { in: dear.map((variant) => variant.id) } },
      data: { cost: 1500 },
    });
    const costs = async (query = '') => {
      const answer = await ann.get(`/api/generations/${id}/profit${query}` as '/api/generations/{id}/profit');
      return [...new Set(answer.body.sizes.map(({ cost }) => cost))];
    };
    expect(await costs()).toEqual([900]);
    expect(await costs('?colorsOn=White&colorsOn=Black')).toEqual([1500]);
    const refused = await ann.get(`/api/generations/${id}/profit?colorsOn=Red` as '/api/generations/{id}/profit');
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({ fields: { colorsOn: expect.stringContaining('Red') } }),
    ]);
  });

  it.each([
    ['none', { colorsOn: [] }, 'At least one color stays on.'],
    [
      'one that it was not made in',
      { colorsOn: ['Black', 'Red'] },
      'This design was not made in Red. Choose from its colors: Black, White, and Navy.',
    ],
    ['a text', { colorsOn: 'Black' }, 'Name the colors to sell it in as a list.'],
    ['numbers', { colorsOn: [1] }, 'Name the colors to sell it in as a list.'],
    ['null', { colorsOn: null }, 'Name the colors to sell it in as a list.'],
  ])('is refused where the colors for sale are %s, and nothing changes', async (_, change, message) => {
    const ann = await seller(app);
    const { id } = await make(ann);
    const answer = await save(ann, id, { ...change, title: 'Another Fox Tee' });
    expect([answer.status, answer.body.code, answer.body.fields]).toEqual([
      400,
      'validation_failed',
      { colorsOn: message },
    ]);
    const listing = await read(ann, id);
    expect(listing).toMatchObject({ version: 0, colorsOn: colors });
    expect(await callsTo(app, { provider: 'printify', method: 'PUT', token: ann.printify })).toEqual([]);
  });

  it('is another seller’s business', async () => {
    const [ann, bob] = [await seller(app), await seller(app)];
    const { id } = await make(ann);
    expect((await bob.patch(pathOf(id), { colorsOn: ['Black'], version: 0 })).status).toBe(404);
  });

  it('of which Printify has none in stock is not left alone on sale', async () => {
    const ann = await seller(app);
    const { id } = await make(ann);
    const where = { generationId_name: { generationId: id, name: 'create_product' as const } };
    const step = await app.prisma.generationStep.findUniqueOrThrow({ where });
    const plan = { variantIds: [], leftOut: [] };
    await app.prisma.generationStep.update({ where, data: { result: { ...(step.result as object), plan } } });
    await save(ann, id, { colorsOn: ['Navy'] });
    expect(await settled(ann, id)).toMatchObject({
      listing_sync: 'failed',
      listing_sync_message: 'Printify doesn’t offer any of the colors that are on. Switch another color on.',
    });
    expect(Object.keys(await soldAtPrintify(ann))).toHaveLength(3);
  });
});

const status = (code: number) => ({ kind: 'status', status: code });

describe('while Printify is away', () => {
  it.each([
    ['and fails for a while', status(500), 4],
    ['and hangs up when its work is done', { kind: 'drop_after_effect' }, 1],
    ['and says nothing when its work is done', { kind: 'timeout_after_effect' }, 1],
  ])('%s, colors go off and are off there too once it is back', async (_, kind, times) => {
    const ann = await seller(app);
    const made = await make(ann);
    await fault(app, {
      provider: 'printify',
      method: 'PUT',
      path: printifyPaths.product,
      token: ann.printify,
      times,
      fault: kind,
    });
    await save(ann, made.id, { colorsOn: ['Black'] });
    expect(await settled(ann, made.id)).toMatchObject({ listing_sync: 'synced', listing_sync_message: null });
    expect(await soldAtPrintify(ann)).toEqual({ Black: sizesEach });
    expect(await colorsInShop(made.external_url)).toEqual(['Black']);
  });

  it('a switch that did not arrive is sent with the next change', async () => {
    const ann = await seller(app);
    const made = await make(ann);
    await fault(app, { provider: 'printify', method: 'PUT', token: ann.printify, fault: status(403) });
    await save(ann, made.id, { colorsOn: ['Black'] });
    expect(await settled(ann, made.id)).toMatchObject({ listing_sync: 'failed', colorsOn: ['Black'] });
    await save(ann, made.id, { title: 'Another Fox Tee' });
    expect(await settled(ann, made.id)).toMatchObject({ listing_sync: 'synced' });
    expect(await soldAtPrintify(ann)).toEqual({ Black: sizesEach });
  });
});

it('colors that are chosen in a review are all on', async () => {
  const ann = await seller(app);
  const made = await make(ann);
  await save(ann, made.id, { colorsOn: ['Black', 'White'] });
  await settled(ann, made.id);
  await app.prisma.generation.update({
    where: { id: made.id },
    data: {
      status: 'preview',
      reviewUntil: new Date(Date.now() + 60_000),
      review: { reason: 'background_uncertain', sentences: ['Unsure.'] },
    },
  });
  await ann.post('/api/generate/finalize', { generationId: made.id, selectedColors: ['White', 'Navy'] });
  expect(await ann.generation(made.id)).toMatchObject({ colors: ['White', 'Navy'], colors_on: ['White', 'Navy'] });
});

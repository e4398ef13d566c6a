import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './support/app.ts';
import { drawQuickly, fault, printifyPaths, productsOf, resetSandbox } from './support/providers.ts';
import { quick, type Seller, seller } from './support/seller.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp(quick);
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetSandbox(app);
  await drawQuickly(app);
});

const profit = (person: Seller, query: Record<string, string> = {}) =>
  person.get(`/api/profit?${new URLSearchParams({ price: '2499', ...query })}`);
const choose = (person: Seller, body: object) => person.send('PUT', '/api/printify/product', JSON.stringify(body));
const sizesOf = ({ body }: { body: { sizes: { size: string }[] } }) => body.sizes.map(({ size }) => size);
const size = ({ body }: { body: { sizes: { size: string }[] } }, name: string) =>
  body.sizes.find((one) => one.size === name);

describe('profit', () => {
  it('waits for the costs that only a product tells, and knows them from then on', async () => {
    const ann = await seller(app);
    const before = await profit(ann);
    expect(before.status).toBe(200);
    expect(before.body).toMatchObject({ costsKnown: false, feesAsOf: '2026-11-20' });
    expect(before.body.warnings[0]).toMatch(/^What the shirt costs at Printify is not known yet/);
    expect(size(before, 'M')).toMatchObject({ price: 2499, cost: null, shipping: 475, left: null, breakEven: null });

    expect((await ann.make()).status).toBe('finalized');
    const after = await profit(ann);
    expect(sizesOf(after)).toEqual(['S', 'M', 'L', 'XL', '2XL', '3XL']);
    expect(after.body).toMatchObject({ costsKnown: true, warnings: [] });
    // 2499 - 1099 - 475 - (20 + 162 + 100)
    expect(size(after, 'M')).toMatchObject({ cost: 1099, left: 643, margin: 26, breakEven: 1789 });
    expect(size(after, '3XL')).toMatchObject({ cost: 1296, left: 446 });
  });

  it('warns of prices that lose money before anything is published', async () => {
    const ann = await seller(app);
    await ann.make();
    const { body } = await profit(ann, { price: '1900', sizePrices: '3XL:1200,2XL:1950' });
    expect(body.warnings[0]).toMatch(
      /^At this price you lose money on 3XL: up to \$\d+\.\d\d a shirt\. Nothing is lost from \$\d+\.\d\d on\.$/,
    );
    expect(body.warnings[1]).toBe('Printify does not publish a price below its own cost: 3XL.');
    expect(size({ body }, '2XL')).toMatchObject({ price: 1950 });
  });

  it("depends on the seller's country, the buyer's, the ads and the shipping charged", async () => {
    const ann = await seller(app);
    await ann.make();
    const left = async (query: Record<string, string>) =>
      (size(await profit(ann, query), 'M') as unknown as { left: number }).left;
    expect(await left({})).toBe(643);
    expect(await left({ country: 'GB' })).toBe(609);
    expect(await left({ offsiteAds: 'small' })).toBe(268);
    expect(await left({ offsiteAds: 'large' })).toBe(343);
    expect(await left({ shipTo: 'CA' })).toBe(643 - (939 - 475));
    expect(await left({ shipTo: 'NZ' })).toBe(643 - (1000 - 475));
    expect(await left({ shippingCharged: '500' })).toBe(643 + 500 - 33 - 15);
  });

  it("is that of the seller's own shirt and sizes", async () => {
    const ann = await seller(app);
    await choose(ann, { blueprintId: 6, printProviderId: 39, sizes: ['L'] });
    const answer = await profit(ann);
    expect(sizesOf(answer)).toEqual(['L']);
    expect(answer.body.costsKnown).toBe(false);
  });

  it('tells the fees without a Printify account, and without one that answers', async () => {
    const ann = await seller(app, { connected: false });
    expect((await profit(ann)).body).toMatchObject({ sizes: [], costsKnown: false });
    const bob = await seller(app);
    await profit(bob);
    await app.prisma.catalogList.deleteMany({ where: { name: { startsWith: 'shipping' } } });
    await fault(app, { provider: 'printify', path: printifyPaths.catalog, times: 0, fault: { kind: 'drop' } });
    const { body } = await profit(bob);
    expect(size({ body }, 'M')).toMatchObject({ shipping: null, left: null });
    expect(body.warnings.at(-1)).toBe('What shipping costs could not be read from Printify just now.');
  });

  it.each([
    [{ price: '99' }, 'price'],
    [{ price: 'much' }, 'price'],
    [{ sizePrices: 'M=5' }, 'sizePrices'],
    [{ country: 'XX' }, 'country'],
    [{ shipTo: 'usa' }, 'shipTo'],
    [{ shippingCharged: '-1' }, 'shippingCharged'],
    [{ targetMargin: '81' }, 'targetMargin'],
    [{ offsiteAds: 'yes' }, 'offsiteAds'],
  ])('refuses %j', async (query, field) => {
    const ann = await seller(app, { connected: false });
    const { status, body } = await profit(ann, query);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });
});

describe('a design', () => {
  it('is made on the chosen shirt, in the chosen sizes, at the price of each size', async () => {
    const ann = await seller(app);
    await choose(ann, { blueprintId: 6, printProviderId: 39, sizes: ['M', 'L', '3XL'] });
    await ann.post('/api/settings/pricing', { defaultPrice: 2199, sizePrices: { '3XL': 2499, S: 100 } });
    expect((await ann.make({ selectedColors: ['Black', 'Sport Grey'] })).status).toBe('finalized');
    const [product] = (await productsOf(app, ann.printify)) as unknown as {
      blueprint_id: number;
      print_provider_id: number;
      variants: { title: string; price: number; is_enabled: boolean }[];
    }[];
    expect([product?.blueprint_id, product?.print_provider_id]).toEqual([6, 39]);
    const made = product?.variants
      .filter((variant) => variant.is_enabled)
      .map(({ title, price }) => `${title} ${price}`);
    expect(made?.sort()).toEqual([
      'Black / 3XL 2499',
      'Black / L 2199',
      'Black / M 2199',
      'Sport Grey / 3XL 2499',
      'Sport Grey / L 2199',
      'Sport Grey / M 2199',
    ]);
  });

  it('keeps the shirt it was asked for on, whatever is chosen afterwards', async () => {
    const ann = await seller(app);
    const id = await ann.begin();
    await choose(ann, { blueprintId: 6, printProviderId: 39 });
    expect((await ann.ended(id)).status).toBe('finalized');
    const [product] = (await productsOf(app, ann.printify)) as unknown as { blueprint_id: number }[];
    expect(product?.blueprint_id).toBe(12);
  });

  it('is another wish on another shirt', async () => {
    const ann = await seller(app);
    const asked = { idea: 'A fox on two shirts', selectedColors: ['Black'] };
    await ann.make(asked);
    expect((await ann.generate(asked)).body.cached).toBe(true);
    await choose(ann, { blueprintId: 6, printProviderId: 39 });
    expect((await ann.generate(asked)).body.cached).toBe(false);
  });

  it('says what to do where the catalog lists a print provider that takes no orders', async () => {
    const ann = await seller(app);
    const credits = await ann.credits();
    await choose(ann, { blueprintId: 12, printProviderId: 61 });
    const { status, error_message } = await ann.make();
    expect([status, error_message]).toEqual([
      'error',
      'This print provider takes no orders for this shirt, although Printify lists it. Choose another print provider in Settings.',
    ]);
    expect(await ann.credits()).toBe(credits);
  });
});

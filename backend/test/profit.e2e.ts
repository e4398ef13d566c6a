import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './support/app.ts';
import { callsTo, drawQuickly, fault, printifyPaths, productsOf, resetSandbox } from './support/providers.ts';
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
    expect(before.body).toMatchObject({
      costsKnown: false,
      feesAsOf: '2026-08-13',
      salesTax: 7.52,
      shippingMethod: 'standard',
    });
    expect(before.body.warnings[0]).toMatch(/^We’ll know Printify’s cost/);
    expect(size(before, 'M')).toMatchObject({ price: 2499, cost: null, shipping: 475, left: null, breakEven: null });

    expect((await ann.make()).status).toBe('finalized');
    const after = await profit(ann);
    expect(sizesOf(after)).toEqual(['S', 'M', 'L', 'XL', '2XL', '3XL']);
    expect(after.body).toMatchObject({ costsKnown: true, warnings: [] });
    // 2499 - 1099 - 475 - (20 + 162 + 100 + 6 of the sales tax)
    expect(size(after, 'M')).toMatchObject({
      cost: 1099,
      left: 637,
      margin: 25,
      breakEven: 1794,
      fees: { paymentOnTax: 6 },
    });
    expect(size(after, '3XL')).toMatchObject({ cost: 1296, left: 440 });
    expect(after.body.assumptions).toEqual([
      expect.stringMatching(/^The buyer pays 7\.52% sales tax, the average of the United States/),
      'Printify sends it by standard shipping. By economy shipping it would cost $3.99.',
      expect.stringMatching(/Printify Premium/),
    ]);
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
    expect(await left({})).toBe(637);
    expect(await left({ salesTax: '0' })).toBe(643);
    expect(await left({ salesTax: '0', country: 'GB' })).toBe(643 - (126 - 100) - 12);
    expect(await left({ salesTax: '0', country: 'CA' })).toBe(643 - (118 - 100) - 12);
    expect(await left({ shipTo: 'CA', country: 'CA' })).toBe(643 - (93 - 100) - 12 - (939 - 475));
    expect(await left({ offsiteAds: 'small' })).toBe(637 - 375);
    expect(await left({ offsiteAds: 'large' })).toBe(637 - 300);
    expect(await left({ shipTo: 'CA' })).toBe(643 - (939 - 475));
    expect(await left({ shipTo: 'NZ' })).toBe(643 - (1000 - 475));
    expect(await left({ salesTax: '0', shippingCharged: '500' })).toBe(643 + 500 - 33 - 15);
    expect(await left({ shippingMethod: 'economy' })).toBe(637 + (475 - 399));
  });

  it('counts standard shipping where there is no economy shipping, and says so', async () => {
    const ann = await seller(app);
    const abroad = await profit(ann, { shippingMethod: 'economy', shipTo: 'CA' });
    expect(size(abroad, 'M')).toMatchObject({ shipping: 939 });
    expect(abroad.body).toMatchObject({ shippingMethod: 'standard' });
    expect(abroad.body.warnings.at(-1)).toMatch(/^This print provider has no economy shipping to that country/);
    await choose(ann, { blueprintId: 6, printProviderId: 39 });
    const { body } = await profit(ann, { shippingMethod: 'economy' });
    expect(body.shippingMethod).toBe('standard');
    expect(body.assumptions[1]).toBe('Printify sends it by standard shipping.');
  });

  it('asks Printify for shipping once a day, by v2, and only for methods that are offered', async () => {
    await app.prisma.catalogList.deleteMany({ where: { name: { startsWith: 'shipping' } } });
    const ann = await seller(app);
    const asked = async () => {
      const calls = await callsTo(app, { provider: 'printify', path: '/shipping', token: ann.printify });
      return calls.map(({ path, status }) => `${status} ${path.split('/print_providers')[1]}`);
    };
    await choose(ann, { blueprintId: 6, printProviderId: 39 });
    for (const shippingMethod of ['standard', 'economy']) await profit(ann, { shippingMethod });
    expect(await asked()).toEqual(['200 /39/shipping.json', '200 /39/shipping/standard.json']);
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
    expect(body.warnings.at(-1)).toBe('We couldn’t get shipping costs from Printify right now.');
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
    [{ salesTax: '31' }, 'salesTax'],
    [{ salesTax: '7.525' }, 'salesTax'],
    [{ salesTax: 'some' }, 'salesTax'],
    [{ shippingMethod: 'express' }, 'shippingMethod'],
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

  it('is another request on another shirt', async () => {
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
      'This print provider isn’t taking orders for this product, although Printify lists it. Choose another print provider in Settings. Your credit was refunded.',
    ]);
    expect(await ann.credits()).toBe(credits);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './support/app.ts';
import type { Query } from './support/http.ts';
import { drawQuickly, fault, openaiPaths, resetSandbox } from './support/providers.ts';
import { quick, type Seller, seller } from './support/seller.ts';
import { deleteStoredVariants, setStock } from './support/stored-variants.ts';

interface Color {
  color: string;
  hex: string;
  sizes: string[];
  ink: string | null;
}

const usualSizes = ['S', 'M', 'L', 'XL', '2XL', '3XL'];

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ...quick, SANDBOX_PRINT_AREA_SCALE: '1' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetSandbox(app);
  await drawQuickly(app);
  await deleteStoredVariants(app);
});

const variants = async (person: Seller, id: string) => (await person.get(`/api/generations/${id}/variants`)).body;
const profit = (person: Seller, id: string, query: Query = '') => person.get(`/api/generations/${id}/profit${query}`);

describe('the variants of a design', () => {
  it('are its colors in the sizes it is sold in, before every other color of the shirt', async () => {
    const ann = await seller(app);
    const { id } = await ann.make({ selectedColors: ['White', 'Black'] });
    const answer = await variants(ann, id);
    expect(answer).toMatchObject({
      made: true,
      catalogKnown: true,
      blueprint: { id: 12, brand: 'Bella+Canvas', model: '3001' },
      provider: { id: 29, title: 'Monster Digital' },
      printArea: { width: 4682, height: 5787 },
      leftOut: [],
    });
    const [white, black, ...others] = answer.colors as Color[];
    expect([white?.color, black?.color]).toEqual(['White', 'Black']);
    expect([white?.sizes, black?.sizes]).toEqual([usualSizes, usualSizes]);
    expect(others.length).toBeGreaterThan(10);
    expect(others.every(({ sizes, hex }) => sizes.length === 0 && /^#[0-9a-f]{6}$/.test(hex))).toBe(true);
    const inks = (await ann.generation(id)).prints.map(({ ink }) => ink as string);
    for (const { ink } of answer.colors as Color[]) expect(inks).toContain(ink);
  });

  it('tell what was left out when the product was made, whatever is in stock today', async () => {
    const ann = await seller(app);
    await ann.get('/api/printify-variants');
    await setStock(app, 'Black', '3XL', false);
    const { id } = await ann.make({ selectedColors: ['Black'] });
    await setStock(app, 'Black', '3XL', true);
    await setStock(app, 'Black', 'S', false);
    const { colors, leftOut } = await variants(ann, id);
    expect(colors[0]?.sizes).toEqual(usualSizes.slice(0, -1));
    expect(leftOut).toEqual([
      { reason: 'out_of_stock', colors: ['Black'], sizes: ['3XL'], message: 'Black is out of stock in 3XL.' },
    ]);
  });

  it('are those that would be made today while there is no product', async () => {
    const ann = await seller(app);
    await resetSandbox(app);
    await fault(app, {
      provider: 'openai',
      path: openaiPaths.images,
      times: 0,
      fault: { kind: 'status', status: 400 },
    });
    const { id, status } = await ann.make({ selectedColors: ['Black'] });
    expect(status).toBe('error');
    const { made, colors } = await variants(ann, id);
    expect(made).toBe(false);
    expect(colors[0]).toMatchObject({ color: 'Black', sizes: usualSizes, ink: null });
  });

  it('are remembered where Printify is gone, and unknown where it never told them', async () => {
    const ann = await seller(app);
    const { id } = await ann.make({ selectedColors: ['Black'] });
    expect((await ann.delete('/api/printify/connection')).status).toBeLessThan(300);
    expect((await variants(ann, id)).colors[0]?.sizes).toEqual(usualSizes);
    await deleteStoredVariants(app);
    expect(await variants(ann, id)).toMatchObject({
      catalogKnown: false,
      printArea: null,
      colors: [{ color: 'Black', sizes: [] }],
      leftOut: [],
    });
  });
});

describe('the profit of a design', () => {
  it('is reckoned at the prices it was accepted with, for the sizes it is sold in', async () => {
    const ann = await seller(app);
    await ann.post('/api/settings/pricing', { defaultPrice: 2499, sizePrices: { '3XL': 1200 } });
    const { id } = await ann.make({ selectedColors: ['Black'] });
    await ann.post('/api/settings/pricing', { defaultPrice: 9900, sizePrices: {} });
    const { body } = await profit(ann, id);
    expect(body.sizes.map(({ size, price }) => `${size} ${price}`)).toEqual([
      ...usualSizes.slice(0, -1).map((size) => `${size} 2499`),
      '3XL 1200',
    ]);
    expect(body.sizes[1]).toMatchObject({ cost: 1099, shipping: 475, left: 637, breakEven: 1794 });
    expect(body.warnings[0]).toMatch(/^At this price you lose money on 3XL/);
    const german = await profit(ann, id, '?country=DE');
    expect(german.body.sizes[1]?.left).toBeLessThan(637);
  });

  it.each([
    ['country=XX', 'country'],
    ['targetMargin=81', 'targetMargin'],
    ['shipTo=usa', 'shipTo'],
  ])('refuses %s', async (query, field) => {
    const ann = await seller(app);
    const id = await ann.begin();
    const { status, body } = await profit(ann, id, `?${query}`);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });
});

it.each(['variants', 'profit'])("tells no %s of somebody else's design, or of none", async (what) => {
  const [ann, bob] = [await seller(app), await seller(app)];
  const id = await ann.begin();
  for (const path of [id, '019aa000-0000-7000-8000-000000000000', 'my-design']) {
    const { status, body } = await bob.get(`/api/generations/${path}/${what}`);
    expect([status, body.code]).toEqual([404, 'not_found']);
  }
});

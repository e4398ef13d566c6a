import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './support/app.ts';
import { callsTo, fault, printifyPaths } from './support/providers.ts';
import { quick, type Seller, seller } from './support/seller.ts';

let app: TestApp;
let ann: Seller;
beforeAll(async () => {
  app = await startApp(quick);
  ann = await seller(app);
});
afterAll(() => app.close());

const variantsOf = (blueprintId: number | string, printProviderId: number | string, person = ann) =>
  person.get(`/api/printify/blueprints/${blueprintId}/providers/${printProviderId}/variants`);

describe('searching for products', () => {
  const found = async (query: string) =>
    (await ann.get(`/api/printify/blueprints?${query}`)).body.map(({ id }: { id: number }) => id);

  it.each([
    ['t_shirt', [5, 6, 12, 706]],
    ['kids_t_shirt', [157]],
    ['hoodie', [77]],
    ['sweatshirt', [49]],
    ['tote', [1313]],
    ['mug', [68, 478, 635]],
    ['poster', [282]],
  ])('finds every %s, and nothing that is printed all over or that we do not make', async (kind, ids) => {
    expect(await found(`kind=${kind}`)).toEqual(ids);
  });

  it('finds T-shirts where no kind is named, and words within a kind', async () => {
    expect(await found('')).toEqual([5, 6, 12, 706]);
    expect(await found('kind=mug&search=15oz')).toEqual([478, 635]);
    expect(await found('kind=mug&search=hoodie')).toEqual([]);
  });

  it('knows no other kind', async () => {
    const { status, body } = await ann.get('/api/printify/blueprints?kind=sticker');
    expect([status, body.code, body.fields]).toEqual([
      400,
      'validation_failed',
      { kind: 'Choose a kind of product that we print on.' },
    ]);
  });

  it('asks Printify once for all kinds', async () => {
    const lists = await callsTo(app, { provider: 'printify', path: '^/catalog/blueprints\\.json$' });
    expect(lists).toHaveLength(1);
  });

  it('lists who prints on anything', async () => {
    const providers = async (id: number) =>
      (await ann.get(`/api/printify/blueprints/${id}/providers`)).body.map(({ title }: { title: string }) => title);
    expect(await providers(282)).toEqual(['Sensaria', 'Printify Choice']);
    expect(await providers(68)).toEqual(['SPOKE Custom Products']);
  });
});

describe('the variants of a product', () => {
  it.each([
    [
      77,
      99,
      'hoodie',
      ['front', 'back'],
      { color: 'White', hex: '#fbfbfa' },
      ['S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL'],
    ],
    [49, 29, 'sweatshirt', ['front', 'back'], { color: 'White', hex: '#fbfbfa' }, ['S', 'M', 'L', 'XL', '2XL', '3XL']],
    [157, 99, 'kids_t_shirt', ['front', 'back'], { color: 'White', hex: '#fbfbfa' }, ['XS', 'S', 'M', 'L', 'XL']],
    [1313, 99, 'tote', ['front', 'back'], { color: 'Natural', hex: '#f1e8d6' }, ['15" x 16"']],
    [68, 1, 'mug', ['front'], { color: 'White', hex: '#fbfbfa' }, ['11oz']],
    [478, 99, 'mug', ['front'], { color: 'White', hex: '#fbfbfa' }, ['11oz', '15oz']],
    [635, 99, 'mug', ['front'], { color: 'Black', hex: '#141415' }, ['11oz', '15oz']],
    [
      282,
      2,
      'poster',
      ['front'],
      { color: 'White', hex: '#fbfbfa' },
      ['11', '12', '16', '18', '24'].map((width, n) => `${width}" x ${[14, 18, 20, 24, 36][n]}" (Vertical)`),
    ],
    [12, 29, 't_shirt', ['front', 'back'], { color: 'White', hex: '#fbfbfa' }, ['S', 'M', 'L', 'XL', '2XL', '3XL']],
  ])('of blueprint %i at provider %i are those of a %s', async (blueprint, provider, kind, positions, first, sizes) => {
    const { status, body } = await variantsOf(blueprint, provider);
    expect([status, body.kind, body.positions]).toEqual([200, kind, positions]);
    expect(body.colors[0]).toEqual({ ...first, sizes });
  });

  it('leave out what is out of stock', async () => {
    const { colors } = (await variantsOf(157, 99)).body;
    const purple = colors.find(({ color }) => color === 'Purple');
    expect(purple?.sizes).toEqual(['S', 'M', 'L', 'XL']);
    const posters = (await variantsOf(282, 99)).body.colors[0]?.sizes;
    expect(posters).not.toContain('24" x 36" (Vertical)');
    expect(posters).toHaveLength(5);
  });

  it.each([
    [1389, 10, { blueprintId: expect.stringContaining('printed all over, from seam to seam') }],
    [
      9001,
      28,
      {
        blueprintId:
          'We don’t print on “Enamel Camping Mug”. We make T-shirts, kids’ T-shirts, hoodies, sweatshirts, tote bags, mugs and posters. Choose one of those.',
      },
    ],
    [424_242, 29, { blueprintId: 'Printify doesn’t have this product. Choose one from the list.' }],
    [77, 61, { printProviderId: 'This print provider doesn’t offer this hoodie. Choose another provider.' }],
    [282, 29, { printProviderId: 'This print provider doesn’t offer this poster. Choose another provider.' }],
    ['abc', 29, { blueprintId: 'Choose one of the products.' }],
    [77, 0, { printProviderId: 'Choose one of the print providers.' }],
  ])('of blueprint %s at provider %s are refused in words', async (blueprint, provider, fields) => {
    const { status, body } = await variantsOf(blueprint, provider);
    expect([status, body.code, body.fields]).toEqual([400, 'validation_failed', fields]);
  });

  it('are of no use where the front is not printed on', async () => {
    const unprinted = {
      id: 1,
      variants: [{ id: 1, title: 'Black / S', options: { color: 'Black', size: 'S' }, placeholders: [] }],
    };
    const answer = { kind: 'status', status: 200, body: unprinted };
    await fault(app, { provider: 'printify', path: '/77/print_providers/39/variants\\.json', times: 2, fault: answer });
    expect((await variantsOf(77, 39)).body.fields).toEqual({
      printProviderId: 'This print provider doesn’t print on the front of this hoodie. Choose another provider.',
    });
  });

  it('need an account', async () => {
    const bob = await seller(app, { connected: false });
    const { status, body } = await variantsOf(77, 99, bob);
    expect([status, body.code, body.requiresSetup]).toEqual([409, 'provider_not_connected', true]);
  });

  it('wait for Printify where they were never read', async () => {
    await fault(app, { provider: 'printify', path: printifyPaths.catalog, times: 0, fault: { kind: 'drop' } });
    expect((await variantsOf(6, 99)).body.code).toBe('provider_unavailable');
    expect((await variantsOf(77, 99)).status).toBe(200);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './support/app.ts';
import { callsTo, control, fault, printifyPaths, resetSandbox } from './support/providers.ts';
import { quick, type Seller, seller } from './support/seller.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp(quick);
});
afterAll(() => app.close());
beforeEach(() => resetSandbox(app));

const choose = (person: Seller, body: object) =>
  person.send('PUT', '/api/printify/product', JSON.stringify({ blueprintId: 6, printProviderId: 39, ...body }));
const usualSizes = ['S', 'M', 'L', 'XL', '2XL', '3XL'];
const silent = { provider: 'printify', path: printifyPaths.catalog, times: 0, fault: { kind: 'drop' } };

describe('the shirt that is printed on', () => {
  it('is the usual one at first', async () => {
    const ann = await seller(app);
    const { status, body } = await ann.get('/api/printify/product');
    expect(status).toBe(200);
    expect(body).toEqual({
      chosen: false,
      blueprint: {
        id: 12,
        title: 'Unisex Jersey Short Sleeve Tee',
        brand: 'Bella+Canvas',
        model: '3001',
        imageUrl: expect.stringMatching(/^http/),
      },
      provider: { id: 29, title: 'Monster Digital', location: 'Tampa, FL, US' },
      sizes: usualSizes,
      comesIn: usualSizes,
      colorCount: expect.any(Number),
    });
  });

  it('can be shown without a Printify account, with what is known', async () => {
    const ann = await seller(app, { connected: false });
    const { status, body } = await ann.get('/api/printify/product');
    expect([status, body.chosen, body.blueprint.model, body.comesIn, body.colorCount]).toEqual([
      200,
      false,
      '3001',
      [],
      0,
    ]);
  });

  it('is the one chosen, from then on, for its seller alone', async () => {
    const [ann, bob] = [await seller(app), await seller(app)];
    const { status, body } = await choose(ann, { sizes: ['XL', 'M'] });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      chosen: true,
      blueprint: { id: 6, brand: 'Gildan', model: '5000' },
      provider: { id: 39, title: 'SwiftPOD', location: 'San Jose, CA, US' },
      sizes: ['M', 'XL'],
      comesIn: usualSizes,
    });
    expect((await ann.get('/api/printify/product')).body).toEqual(body);
    expect((await bob.get('/api/printify/product')).body.chosen).toBe(false);
    const colors = (await ann.get('/api/printify-variants')).body;
    expect(colors.map(({ color }: { color: string }) => color)).toContain('Sport Grey');
    expect(colors.map(({ color }: { color: string }) => color)).not.toContain('Purple');
    for (const { variants } of colors) expect(variants).toEqual(['M', 'XL']);
  });

  it('can be shown while Printify is silent', async () => {
    const ann = await seller(app);
    const { body } = await choose(ann, {});
    await app.prisma.catalogList.deleteMany();
    await fault(app, silent);
    const shown = await ann.get('/api/printify/product');
    expect([shown.status, shown.body.blueprint, shown.body.provider]).toEqual([200, body.blueprint, body.provider]);
    expect((await ann.get('/api/printify/blueprints')).body.code).toBe('provider_unavailable');
  });

  it.each([
    [{ blueprintId: 77 }, { blueprintId: 'Printify doesn’t have this shirt. Choose one from the list.' }],
    [{ blueprintId: 999_999 }, { blueprintId: 'Printify doesn’t have this shirt. Choose one from the list.' }],
    [{ blueprintId: 0 }, { blueprintId: 'Choose one of the shirts.' }],
    [{ blueprintId: '12' }, { blueprintId: 'Choose one of the shirts.' }],
    [{ blueprintId: 3e9 }, { blueprintId: 'Choose one of the shirts.' }],
    [
      { printProviderId: 61 },
      { printProviderId: 'This print provider doesn’t offer this shirt. Choose another provider.' },
    ],
    [{ printProviderId: null }, { printProviderId: 'Choose one of the print providers.' }],
    [{ sizes: ['M', 'Huge'] }, { sizes: 'This shirt does not come in Huge.' }],
    [{ sizes: ['M', 'M'] }, { sizes: 'Choose each size once.' }],
    [{ sizes: 'M' }, { sizes: 'Choose sizes that the shirt comes in.' }],
    [{ sizes: [5] }, { sizes: 'Choose sizes that the shirt comes in.' }],
  ])('cannot be %j', async (body, fields) => {
    const ann = await seller(app);
    const answer = await choose(ann, body);
    expect([answer.status, answer.body.code, answer.body.fields]).toEqual([400, 'validation_failed', fields]);
    expect((await ann.get('/api/printify/product')).body.chosen).toBe(false);
  });

  it('needs an account to be chosen', async () => {
    const ann = await seller(app, { connected: false });
    for (const answer of [
      await choose(ann, {}),
      await ann.get('/api/printify/blueprints?search=tee'),
      await ann.get('/api/printify/blueprints/12/providers'),
    ])
      expect([answer.status, answer.body.code, answer.body.requiresSetup]).toEqual([
        409,
        'provider_not_connected',
        true,
      ]);
  });
});

describe('searching for a shirt', () => {
  const found = async (person: Seller, search: string) =>
    (await person.get(`/api/printify/blueprints?search=${encodeURIComponent(search)}`)).body.map(
      ({ id }: { id: number }) => id,
    );

  it('finds shirts alone, by every word', async () => {
    const ann = await seller(app);
    expect(await found(ann, '')).toEqual([5, 6, 12, 706]);
    expect(await found(ann, ' bella  3001 ')).toEqual([12]);
    expect(await found(ann, 'unisex 5000')).toEqual([6]);
    expect(await found(ann, 'hooded')).toEqual([]);
    expect((await ann.get(`/api/printify/blueprints?search=${'x'.repeat(101)}`)).status).toBe(400);
  });

  it('tells who prints it, and from where', async () => {
    const ann = await seller(app);
    const { body } = await ann.get('/api/printify/blueprints/12/providers');
    expect(body).toContainEqual({ id: 29, title: 'Monster Digital', location: 'Tampa, FL, US' });
    expect((await ann.get('/api/printify/blueprints/6/providers')).body).toContainEqual({
      id: 6,
      title: 'T Shirt and Sons',
      location: 'Westbury, Wiltshire, GB',
    });
    expect((await ann.get('/api/printify/blueprints/abc/providers')).status).toBe(400);
    expect((await ann.get('/api/printify/blueprints/424242/providers')).status).toBe(502);
  });

  it('asks Printify once a day for everybody', async () => {
    const [ann, bob] = [await seller(app), await seller(app)];
    await found(ann, 'tee');
    await control(app, 'DELETE', '/calls');
    await found(bob, 'tee');
    expect(await callsTo(app, { provider: 'printify', path: printifyPaths.catalog })).toEqual([]);
    await app.prisma.catalogList.updateMany({ data: { fetchedAt: new Date(0) } });
    await found(bob, 'tee');
    expect(await callsTo(app, { provider: 'printify', path: printifyPaths.catalog })).toHaveLength(1);
    await app.prisma.catalogList.updateMany({ data: { fetchedAt: new Date(0) } });
    await fault(app, silent);
    expect(await found(bob, '')).toEqual([5, 6, 12, 706]);
  });
});

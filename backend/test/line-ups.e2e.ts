import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './support/app.ts';
import { bodies, saveLineUp } from './support/products.ts';
import { fault, printifyPaths, resetSandbox } from './support/providers.ts';
import { quick, type Seller, seller } from './support/seller.ts';

let app: TestApp;
let ann: Seller;
beforeAll(async () => {
  app = await startApp(quick);
  ann = await seller(app);
});
afterAll(() => app.close());
beforeEach(() => resetSandbox(app));

const replace = (person: Seller, id: string, body: object) =>
  person.send('PUT', `/api/line-ups/${id}`, JSON.stringify(body));

describe('a line-up', () => {
  it('is saved with what its products are called, changed and deleted', async () => {
    const bob = await seller(app);
    const items = [bodies.hoodie, { ...bodies.mug, price: undefined, margin: 35 }];
    const made = await bob.post('/api/line-ups', { name: ' Hoodie\nand mug ', items });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.any(String),
      name: 'Hoodie and mug',
      isDefault: false,
      shop: null,
      items: [
        expect.objectContaining({
          kind: 'hoodie',
          title: 'Unisex Heavy Blend™ Hooded Sweatshirt',
          brand: 'Gildan',
          price: 4499,
        }),
        expect.objectContaining({ kind: 'mug', provider: expect.any(String), place: 'front', price: null, margin: 35 }),
      ],
    });
    const { id } = made.body;
    const changed = await replace(bob, id, { name: 'Mug', isDefault: true, items: [bodies.mug] });
    expect([changed.status, changed.body.name, changed.body.isDefault]).toEqual([200, 'Mug', true]);
    expect((await bob.get('/api/line-ups')).body).toEqual({ lineUps: [changed.body], creditsEach: 0 });
    expect((await bob.delete(`/api/line-ups/${id}`)).status).toBe(204);
    expect((await bob.get('/api/line-ups')).body.lineUps).toEqual([]);
  });

  it('is its seller’s alone', async () => {
    const id = await saveLineUp(ann, [bodies.mug]);
    const bob = await seller(app);
    expect((await bob.get('/api/line-ups')).body.lineUps).toEqual([]);
    expect((await replace(bob, id, { name: 'Mine', items: [bodies.mug] })).status).toBe(404);
    expect((await bob.delete(`/api/line-ups/${id}`)).status).toBe(404);
    expect((await ann.delete(`/api/line-ups/${id}`)).status).toBe(204);
  });

  it('is the only default, and has a name of its own', async () => {
    const bob = await seller(app);
    await saveLineUp(bob, [bodies.mug], { name: 'One', isDefault: true });
    await saveLineUp(bob, [bodies.mug], { name: 'Two', isDefault: true });
    const { lineUps } = (await bob.get('/api/line-ups')).body;
    expect(lineUps.map(({ name, isDefault }: { name: string; isDefault: boolean }) => [name, isDefault])).toEqual([
      ['One', false],
      ['Two', true],
    ]);
    const again = await bob.post('/api/line-ups', { name: 'Two', items: [bodies.mug] });
    expect([again.status, again.body.fields]).toEqual([400, { name: 'You have a line-up named “Two” already.' }]);
  });

  it.each([
    ['no product', {}, { items: 'Choose at least one product.' }],
    ['no name', { name: ' ', items: [bodies.mug] }, { name: 'Give the line-up a name.' }],
    [
      'a color that the product does not come in',
      { items: [bodies.mug, { ...bodies.hoodie, colors: ['Plaid'] }] },
      { 'items.1.colors': 'This hoodie does not come in Plaid.' },
    ],
    [
      'a size that it does not come in',
      { items: [{ ...bodies.mug, sizes: ['XL'] }] },
      { 'items.0.sizes': 'This mug does not come in XL.' },
    ],
    [
      'a side that is not printed',
      { items: [{ ...bodies.mug, place: 'back' }] },
      { 'items.0.place': 'This mug isn’t printed on its back. Choose another side.' },
    ],
    [
      'price and margin',
      { items: [{ ...bodies.mug, margin: 30 }] },
      { 'items.0.price': 'Give a price or a margin, one of the two.' },
    ],
    [
      'the same product twice',
      { items: [bodies.mug, { ...bodies.mug, price: 2000 }] },
      { 'items.1.blueprintId': 'This product is in the line-up already.' },
    ],
    [
      'what is printed all over',
      { items: [{ ...bodies.tote, blueprintId: 1389, printProviderId: 10, colors: ['White'] }] },
      { 'items.0.blueprintId': expect.stringMatching(/^This product is printed all over/) },
    ],
    [
      'what we make no print files for',
      { items: [{ ...bodies.mug, blueprintId: 9001, printProviderId: 28 }] },
      { 'items.0.blueprintId': expect.any(String) },
    ],
    [
      'what Printify does not have',
      { items: [{ ...bodies.mug, blueprintId: 123_456 }] },
      { 'items.0.blueprintId': expect.any(String) },
    ],
  ])('with %s is refused at its field', async (_, body, fields) => {
    const { status, body: answer } = await ann.post('/api/line-ups', { name: 'A set', ...body });
    expect([status, answer.fields]).toEqual([400, fields]);
    expect((await ann.get('/api/line-ups')).body.lineUps).toEqual([]);
  });

  it('needs a Printify account that answers', async () => {
    const nobody = await seller(app, { connected: false });
    const body = { name: 'A set', items: [bodies.mug] };
    expect((await nobody.post('/api/line-ups', body)).body.code).toBe('provider_not_connected');
    await app.prisma.catalogList.deleteMany();
    await fault(app, { provider: 'printify', path: printifyPaths.catalog, times: 0, fault: { kind: 'drop' } });
    expect((await ann.post('/api/line-ups', body)).body.code).toBe('provider_unavailable');
  });
});

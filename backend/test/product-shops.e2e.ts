import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './support/app.ts';
import { beginDrawn, bodies, itemsOf, productsEnded, productsOfDesign, saveLineUp } from './support/products.ts';
import { drawQuickly, endFault, fault, printifyPaths, productsOf, resetSandbox } from './support/providers.ts';
import { quick, type Seller, seller } from './support/seller.ts';
import { until } from './support/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ...quick, GENERATION_WAIT_SECONDS: '600' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetSandbox(app);
  await drawQuickly(app);
});

interface Scene {
  person: Seller;
  /** Of the second account, at Printful. */
  token: string;
  connectionId: string;
  shops: { id: number; title: string }[];
  designId: string;
}

async function begin(): Promise<Scene> {
  const person = await seller(app);
  const token = `printful_${randomUUID()}`;
  const asked = { network: 'printful', name: 'Printful EU', apiToken: token };
  const { body } = await person.post('/api/connections', asked);
  const { id: designId } = await person.make();
  return { person, token, connectionId: body.id as string, shops: body.shops, designId };
}

const { hoodie, mug } = bodies;
const atPrintful = ({ token }: Scene) => productsOf(app, token, 'printful');
/** Without the first product of the design. */
const atPrintify = async ({ person }: Scene) => (await productsOf(app, person.printify)).slice(1);

/** A hoodie in the first shop and a mug in the second connection's other shop, with art and words that are there. */
async function putOnBoth(scene: Scene): Promise<void> {
  const { person, designId, connectionId, shops } = scene;
  const shop = { connectionId, shopId: shops[1]?.id };
  const items = [...(await itemsOf(app, person, [hoodie])), ...(await itemsOf(app, person, [mug], { shop }))];
  await beginDrawn(app, person, designId, items);
}

const startNow = (name: string) => app.prisma.$executeRaw`
  UPDATE pgboss.job SET start_after = now() WHERE name = ${name} AND state IN ('created', 'retry') AND start_after > now()`;

const statuses = async ({ person, designId }: Scene) =>
  (await productsOfDesign(person, designId)).map(({ kind, status }) => `${kind} ${status}`);

async function ended(scene: Scene) {
  return until(
    async () => {
      await startNow('make-product');
      return statuses(scene);
    },
    (all) => all.every((one) => !/waiting|making|publishing/.test(one)),
    { seconds: 60, everyMs: 100 },
  );
}

describe('the products of a design', () => {
  it('are made in the shops of their line-ups, each once', async () => {
    const scene = await begin();
    await putOnBoth(scene);
    const [first, second] = await productsEnded(scene.person, scene.designId);
    expect([first?.status, second?.status]).toEqual(['published', 'published']);
    const [, shop] = scene.shops;
    expect((await atPrintful(scene)).map(({ shop_id }) => shop_id)).toEqual([shop?.id]);
    expect(await atPrintify(scene)).toHaveLength(1);
    expect(first?.shop).toMatchObject({ connectionId: null, connection: 'Printify', title: 'My Etsy shop' });
    expect(second?.shop).toMatchObject({
      connectionId: scene.connectionId,
      connection: 'Printful EU',
      title: shop?.title,
      isThere: true,
    });
    const { body } = await scene.person.get(`/api/generations/${scene.designId}/products`);
    expect(body.severalShops).toBe(true);
  });

  it('can be the same in two shops, and in each of them once', async () => {
    const scene = await begin();
    const { person, designId, connectionId } = scene;
    const lineUps = [await saveLineUp(person, [mug]), await saveLineUp(person, [mug], { shop: { connectionId } })];
    const path = `/api/generations/${designId}/products` as const;
    for (const lineUpId of [...lineUps, ...lineUps]) expect((await person.post(path, { lineUpId })).status).toBe(202);
    const products = await productsEnded(person, designId);
    expect(products.map(({ status, message }) => [status, message])).toEqual(Array(2).fill(['published', null]));
    expect([await atPrintify(scene), await atPrintful(scene)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('of a shop whose network is away wait, while the others are made, and nothing is made twice', async () => {
    const scene = await begin();
    const away = await fault(app, { provider: 'printful', times: 0, fault: { kind: 'drop' } });
    await putOnBoth(scene);
    await until(
      () => productsOfDesign(scene.person, scene.designId),
      ([first, second]) => first?.status === 'published' && second?.waiting != null,
    );
    const [, waiting] = await productsOfDesign(scene.person, scene.designId);
    expect(waiting?.waiting?.message).toMatch(/Printful isn’t responding/);
    expect(waiting?.waiting?.message).not.toContain('Printify');
    await endFault(app, away);
    expect(await ended(scene)).toEqual(['hoodie published', 'mug published']);
    expect([await atPrintify(scene), await atPrintful(scene)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it.each(['drop_after_effect', 'timeout_after_effect'])(
    'are found again in their own shop after a call that ended with %s',
    async (kind) => {
      const scene = await begin();
      await fault(app, { provider: 'printful', method: 'POST', path: printifyPaths.products, fault: { kind } });
      await putOnBoth(scene);
      expect(await ended(scene)).toEqual(['hoodie published', 'mug published']);
      expect([await atPrintify(scene), await atPrintful(scene)].map(({ length }) => length)).toEqual([1, 1]);
    },
  );

  it('of a connection that was removed say what is missing, are made nowhere else, and go on when it is back', async () => {
    const scene = await begin();
    const { person, designId, connectionId } = scene;
    await fault(app, { provider: 'printful', path: printifyPaths.upload, times: 0, fault: { kind: 'drop' } });
    await putOnBoth(scene);
    await until(
      () => productsOfDesign(person, designId),
      ([, second]) => second?.waiting != null,
    );
    await app.prisma.lineUp.deleteMany({ where: { connectionId } });
    expect((await person.delete(`/api/connections/${connectionId}`)).status).toBe(204);
    expect(await ended(scene)).toEqual(['hoodie published', 'mug failed']);
    const [, missing] = await productsOfDesign(person, designId);
    expect(missing?.message).toBe(
      'The shop “My Printful custom shop” of “Printful EU” isn’t connected any more, so this product can’t be made there. Connect that account again in Settings, then retry; or remove this product.',
    );
    expect(missing?.shop).toMatchObject({ connection: 'Printful EU', isThere: false });
    expect(await atPrintify(scene)).toHaveLength(1);
    await resetSandbox(app);
    const again = { network: 'printful', name: 'Back again', apiToken: scene.token };
    expect((await person.post('/api/connections', again)).status).toBe(201);
    await person.post(`/api/generations/${designId}/products/${missing?.id}/retry`);
    expect(await ended(scene)).toEqual(['hoodie published', 'mug published']);
    expect(await atPrintful(scene)).toHaveLength(1);
  });

  it('sell for the margin of what their own network charges', async () => {
    const scene = await begin();
    const { person, designId, connectionId } = scene;
    const items = await itemsOf(app, person, [{ ...mug, price: undefined, margin: 40 }], { shop: { connectionId } });
    await beginDrawn(app, person, designId, items);
    const [product] = await productsEnded(person, designId);
    expect([product?.status, product?.message]).toEqual(['published', null]);
    expect(product?.price).toBeGreaterThan(0);
    expect(await app.prisma.catalogNetworkCost.count()).toBeGreaterThan(0);
    const profit = await person.get(`/api/generations/${designId}/products/${product?.id}/profit`);
    expect(profit.body.sizes[0]?.margin).toBeGreaterThanOrEqual(40);
    expect(profit.body.assumptions.join(' ')).toMatch(/Printful sends it by .*what Printful charged/);
    expect(JSON.stringify(profit.body)).not.toContain('Printify');
  });
});

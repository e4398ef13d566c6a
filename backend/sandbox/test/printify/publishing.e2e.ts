import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { EVERYTHING, productBody, type Seller, until, useSandbox, VARIANTS } from '../support/sandbox.ts';

const sandbox = useSandbox();
let seller: Seller;
let image: string;

beforeEach(async () => {
  seller = await sandbox.seller();
  image = await seller.upload();
});

async function create(changes: object = {}, shop = seller.etsy): Promise<string> {
  return (await seller.create(shop, productBody(image, changes))).json.id;
}

const unlocked = (id: string) =>
  until(
    () => seller.get(seller.etsy, id),
    (product) => !product.is_locked,
  );

describe('publishing to a connected shop', () => {
  it('locks the product, then gives it an external id and a page', async () => {
    await sandbox.control('POST', '/settings', { publishDelayMs: 300 });
    const id = await create();
    const answer = await seller.publish(seller.etsy, id);
    expect([answer.status, answer.json]).toEqual([200, {}]);
    const locked = await seller.get(seller.etsy, id);
    expect([locked.is_locked, locked.external]).toEqual([true, undefined]);
    const done = await unlocked(id);
    expect(done.external).toMatchObject({ id: expect.stringMatching(/^\d+$/), handle: expect.stringContaining(id) });
    const page = await (await fetch(done.external?.handle ?? '')).text();
    expect(page).toContain('Retro sunset tee');
    expect(page).toContain('$24.99');
  });

  it('refuses changes and another publish meanwhile', async () => {
    const id = await create();
    await seller.publish(seller.etsy, id);
    const put = await seller.api('PUT', `/shops/${seller.etsy}/products/${id}.json`, { title: 'Other' });
    const again = await seller.publish(seller.etsy, id);
    expect([put.json.code, again.json.code]).toEqual([8252, 8252]);
    expect(put.json.errors.reason).toBe('Product is disabled for editing');
  });

  it('escapes what the seller wrote on the page', async () => {
    await sandbox.control('POST', '/settings', { publishDelayMs: 0 });
    const id = await create({ title: '<img src=x onerror=alert(1)>', description: '</div><script>alert(1)</script>' });
    await seller.publish(seller.etsy, id);
    const { external } = await unlocked(id);
    const page = await (await fetch(external?.handle ?? '')).text();
    expect(page).not.toMatch(/<script|<img src=x/);
  });

  it('does not change what a republish leaves out; the first publish sends all', async () => {
    await sandbox.control('POST', '/settings', { publishDelayMs: 0 });
    const id = await create();
    await seller.publish(seller.etsy, id, { ...EVERYTHING, title: false });
    const { external } = await unlocked(id);
    const page = async () => (await fetch(external?.handle ?? '')).text();
    expect(await page()).toContain('Retro sunset tee');
    const change = { title: 'Second title', description: 'Second text' };
    await seller.api('PUT', `/shops/${seller.etsy}/products/${id}.json`, change);
    await seller.publish(seller.etsy, id, { ...EVERYTHING, title: false });
    await unlocked(id);
    expect(await page()).toContain('Retro sunset tee');
    expect(await page()).toContain('Second text');
    expect((await unlocked(id)).external).toEqual(external);
  });

  it('does not change prices where a republish leaves the variants out', async () => {
    await sandbox.control('POST', '/settings', { publishDelayMs: 0 });
    const id = await create();
    await seller.publish(seller.etsy, id);
    const { external, variants } = await unlocked(id);
    const page = async () => (await fetch(external?.handle ?? '')).text();
    const change = variants.map((variant) => ({ id: variant.id, price: 3150, is_enabled: variant.is_enabled }));
    await seller.api('PUT', `/shops/${seller.etsy}/products/${id}.json`, { variants: change });
    await seller.publish(seller.etsy, id, { ...EVERYTHING, variants: false });
    await unlocked(id);
    expect(await page()).toContain('$24.99');
    await seller.publish(seller.etsy, id);
    await unlocked(id);
    expect(await page()).toContain('$31.50');
  });

  it('publishes an invisible product as a draft', async () => {
    await sandbox.control('POST', '/settings', { publishDelayMs: 0 });
    const id = await create({ visible: false });
    await seller.publish(seller.etsy, id);
    const { external } = await unlocked(id);
    expect(await (await fetch(external?.handle ?? '')).text()).toContain('Draft');
  });

  it('clears the external id on unpublish and leaves the listing', async () => {
    await sandbox.control('POST', '/settings', { publishDelayMs: 0 });
    const id = await create();
    await seller.publish(seller.etsy, id);
    const { external } = await unlocked(id);
    await seller.api('POST', `/shops/${seller.etsy}/products/${id}/unpublish.json`);
    expect((await seller.get(seller.etsy, id)).external).toBeUndefined();
    expect((await fetch(external?.handle ?? '')).status).toBe(200);
  });

  it.each([
    [61003, { title: 'WOW BIG SALE NOW on tees' }, 'excessive caps'],
    [8150, { variants: VARIANTS.map((id) => ({ id, price: 100, is_enabled: true })) }, 'lower than its cost'],
    [8150, { variants: VARIANTS.map((id) => ({ id, price: 2499, is_enabled: false })) }, 'must be enabled'],
  ])('refuses with %i', async (code, changes, reason) => {
    const { status, json } = await seller.publish(seller.etsy, await create(changes));
    expect([status, json.code]).toEqual([400, code]);
    expect(json.errors.reason).toContain(reason);
  });

  it('is unlocked without an external id where the channel refuses the listing', async () => {
    await sandbox.control('POST', '/settings', { publishDelayMs: 0, publishOutcome: 'refused' });
    const id = await create();
    expect((await seller.publish(seller.etsy, id)).status).toBe(200);
    expect((await unlocked(id)).external).toBeUndefined();
    expect((await fetch(`${sandbox.url}/printify/shop/${seller.etsy}/${id}`)).status).toBe(404);
  });

  it('requires every switch', async () => {
    const { json } = await seller.publish(seller.etsy, await create(), { ...EVERYTHING, tags: undefined });
    expect(json.errors.reason).toContain('tags');
  });

  it('refuses with 8254 where the shop has lost its sales channel, and leaves the product unlocked', async () => {
    const id = await create();
    await sandbox.control('PATCH', `/printify/shops/${seller.etsy}`, { sales_channel: 'disconnected' });
    expect((await seller.publish(seller.etsy, id)).json.code).toBe(8254);
    expect((await seller.get(seller.etsy, id)).is_locked).toBe(false);
    expect((await seller.api('GET', '/shops.json')).json).toMatchObject([{ sales_channel: 'disconnected' }, {}]);
  });

  it('answers 8104 after the shop is reconnected with another id', async () => {
    const id = await create();
    await sandbox.control('PATCH', `/printify/shops/${seller.etsy}`, { id: 42 });
    const answer = await seller.api('GET', `/shops/42/products/${id}.json`);
    expect(answer.json.code).toBe(8104);
    expect((await seller.api('GET', `/shops/${seller.etsy}/products.json`)).status).toBe(401);
  });
});

describe('publishing to a custom store', () => {
  it('stays locked until the store reports success', async () => {
    await sandbox.control('POST', '/settings', { publishDelayMs: 0 });
    const id = await create({}, seller.custom);
    await seller.publish(seller.custom, id);
    expect((await seller.get(seller.custom, id)).is_locked).toBe(true);
    const external = { id: 'sku-1', handle: 'https://shop.example/sku-1' };
    const path = `/shops/${seller.custom}/products/${id}/publishing_succeeded.json`;
    expect((await seller.api('POST', path, {})).json.errors.reason).toContain('external');
    expect((await seller.api('POST', path, { external })).json).toEqual({ product_id: id });
    expect(await seller.get(seller.custom, id)).toMatchObject({ is_locked: false, external });
  });

  it('is unlocked without an external id after a failure', async () => {
    const id = await create({}, seller.custom);
    await seller.publish(seller.custom, id);
    await seller.api('POST', `/shops/${seller.custom}/products/${id}/publishing_failed.json`, { reason: 'full' });
    const product = await seller.get(seller.custom, id);
    expect([product.is_locked, product.external]).toEqual([false, undefined]);
  });

  it('calls the store with a signed webhook', async () => {
    const received: { signature: string; body: string }[] = [];
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      received.push({ signature: String(request.headers['x-pfy-signature']), body: Buffer.concat(chunks).toString() });
      response.end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
    const subscription = { topic: 'product:publish:started', url, secret: 'shh' };
    await seller.api('POST', `/shops/${seller.custom}/webhooks.json`, subscription);
    const id = await create({}, seller.custom);
    await seller.publish(seller.custom, id);
    const [event] = await until(
      async () => received,
      (events) => events.length > 0,
    );
    server.close();
    const expected = createHmac('sha256', 'shh')
      .update(event?.body ?? '')
      .digest('hex');
    expect(event?.signature).toBe(`sha256=${expected}`);
    expect(JSON.parse(event?.body ?? '')).toMatchObject({
      type: 'product:publish:started',
      resource: { id, type: 'product', data: { shop_id: seller.custom, action: 'create' } },
    });
  });
});

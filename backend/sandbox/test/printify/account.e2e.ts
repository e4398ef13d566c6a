import { connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { call, useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();

describe('accounts', () => {
  it('are created with an Etsy shop and a custom shop for every sandbox token, the same each time', async () => {
    const first = await sandbox.seller('sandbox_a');
    const again = await sandbox.seller('sandbox_a');
    const other = await sandbox.seller('sandbox_b');
    expect([again.etsy, again.custom]).toEqual([first.etsy, first.custom]);
    expect(other.etsy).not.toBe(first.etsy);
    const shops = (await first.api('GET', '/shops.json')).json;
    expect(shops).toEqual([
      { id: first.etsy, title: expect.any(String), sales_channel: 'etsy' },
      { id: first.custom, title: expect.any(String), sales_channel: 'custom_integration' },
    ]);
  });

  it('share no shop, also where their names derive the same number for it', async () => {
    const first = await sandbox.seller('sandbox_1617');
    const second = await sandbox.seller('sandbox_5838');
    expect([first.etsy, second.etsy]).toEqual([48157168, 48157169]);
  });

  it.each(['', 'Bearer eyJhbGciOi.real.token', 'Bearer live_sandbox_x'])(
    'refuses the token %p',
    async (authorization) => {
      const answer = await call(`${sandbox.url}/printify/v1/shops.json`, 'GET', undefined, { authorization });
      expect([answer.status, answer.json]).toEqual([401, { error: 'Unauthenticated.' }]);
    },
  );

  it.each([
    ['printify', 'printful_a', 401],
    ['printful', 'sandbox_a', 401],
    ['printful', 'printful_a', 200],
  ])('of one network are none of the other: %s with %s answers %i', async (network, token, status) => {
    const headers = { authorization: `Bearer ${token}` };
    expect((await call(`${sandbox.url}/${network}/v1/shops.json`, 'GET', undefined, headers)).status).toBe(status);
  });

  it('refuses a call without a User-Agent', async () => {
    const { hostname, port } = new URL(sandbox.url);
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write(
          'GET /printify/v1/shops.json HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer sandbox_a\r\nconnection: close\r\n\r\n',
        ),
      );
      let text = '';
      socket.on('data', (data) => {
        text += String(data);
      });
      socket.on('end', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1.1 400 [\s\S]*User-Agent/);
  });

  it("answers 401 with an empty object for another account's shop", async () => {
    const mine = await sandbox.seller('sandbox_a');
    const other = await sandbox.seller('sandbox_b');
    const answer = await mine.api('GET', `/shops/${other.etsy}/products.json`);
    expect([answer.status, answer.json]).toEqual([401, {}]);
  });

  it('answer 404 with the request id for unknown paths', async () => {
    const { api } = await sandbox.seller();
    const answer = await api('GET', '/nothing.json');
    expect([answer.status, answer.json]).toEqual([404, { error: 'Not found', request_id: expect.any(String) }]);
  });
});

describe('tokens', () => {
  const token = async (changes: object) =>
    (await sandbox.control<{ token: string }>('POST', '/printify/tokens', { account: 'sandbox_ann', ...changes })).json
      .token;
  const ask = (bearer: string, method: string, path: string) =>
    call(`${sandbox.url}/printify/v1${path}`, method, undefined, { authorization: `Bearer ${bearer}` });

  it('are JWTs like the real ones, for the account of the plain token', async () => {
    const made = await token({ seconds: 60 });
    expect(made).toMatch(/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/);
    const claims = JSON.parse(Buffer.from(made.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ sub: 'sandbox_ann', scopes: expect.arrayContaining(['shops.read']) });
    expect(claims.exp - claims.iat).toBe(60);
    expect((await ask(made, 'GET', '/shops.json')).json).toEqual((await ask('sandbox_ann', 'GET', '/shops.json')).json);
  });

  it('are refused when they are expired or damaged', async () => {
    const good = await token({});
    for (const bad of [await token({ seconds: -1 }), `${good.slice(0, -2)}xx`, good.replace('.', '.e'), 'eyJ', 'a.b.c'])
      expect((await ask(bad, 'GET', '/shops.json')).status).toBe(401);
  });

  it.each([
    ['GET', '/shops.json', 'shops.read'],
    ['GET', '/catalog/blueprints.json', 'catalog.read'],
    ['GET', '/catalog/print_providers.json', 'print_providers.read'],
    ['GET', '/uploads.json', 'uploads.read'],
    ['POST', '/uploads/images.json', 'uploads.write'],
    ['GET', '/shops/1/products.json', 'products.read'],
    ['POST', '/shops/1/products.json', 'products.write'],
    ['POST', '/shops/1/webhooks.json', 'webhooks.write'],
  ])('answer %s %s only with the permission %s', async (method, path, scope) => {
    expect(await ask(await token({ scopes: [] }), method, path)).toMatchObject({
      status: 403,
      json: { error: 'Forbidden' },
    });
    expect((await ask(await token({ scopes: [scope] }), method, path)).status).not.toBe(403);
  });

  it('can be created on a page', async () => {
    const page = await call(
      `${sandbox.url}/printify/connections?account=sandbox_ann&scope=shops.read&scope=catalog.read&days=3`,
      'GET',
    );
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
    const made = />(eyJ[^<]+)</.exec(page.text)?.[1] ?? '';
    expect((await ask(made, 'GET', '/shops.json')).status).toBe(200);
    expect((await ask(made, 'GET', '/uploads.json')).status).toBe(403);
  });
});

describe('rate limits', () => {
  it('are in the headers, for the group of the call', async () => {
    const { api } = await sandbox.seller();
    const shops = await api('GET', '/shops.json');
    const catalog = await api('GET', '/catalog/blueprints.json');
    expect(shops.headers.get('x-ratelimit-limit')).toBe('600');
    expect(shops.headers.get('x-ratelimit-remaining')).toBe('598');
    expect(catalog.headers.get('x-ratelimit-limit')).toBe('100');
    expect(catalog.headers.get('x-ratelimit-remaining')).toBe('99');
  });

  it('answer 429 when a budget is used up, for this account only', async () => {
    await sandbox.control('POST', '/settings', { rateLimits: { catalogPerMinute: 2 } });
    const { api } = await sandbox.seller('sandbox_a');
    const read = () => api('GET', '/catalog/blueprints.json').then((answer) => answer.status);
    expect([await read(), await read(), await read()]).toEqual([200, 200, 429]);
    expect((await api('GET', '/shops.json')).status).toBe(200);
    const other = await sandbox.seller('sandbox_b');
    expect((await other.api('GET', '/catalog/blueprints.json')).status).toBe(200);
  });
});

describe('webhooks', () => {
  it('are stored per shop', async () => {
    const { api, etsy } = await sandbox.seller();
    const body = { topic: 'product:created', url: 'https://shop.example/hook', secret: 's' };
    const made = (await api<{ id: string }>('POST', `/shops/${etsy}/webhooks.json`, body)).json;
    expect(made).toEqual({ id: expect.any(String), topic: body.topic, url: body.url, shop_id: String(etsy) });
    expect((await api('GET', `/shops/${etsy}/webhooks.json`)).json).toEqual([made]);
    const path = `/shops/${etsy}/webhooks/${made.id}.json`;
    expect((await api('DELETE', path)).json.code).toBe(8150);
    expect((await api('DELETE', `${path}?host=shop.example`)).json).toEqual({ id: made.id });
    expect((await api('GET', `/shops/${etsy}/webhooks.json`)).json).toEqual([]);
  });
});

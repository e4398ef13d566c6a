import { beforeEach, describe, expect, it } from '@jest/globals';
import { call, productBody, type Seller, useSandbox } from './support/sandbox.ts';
import type { Calls, Page, Product } from './support/wire.ts';

const sandbox = useSandbox();
let seller: Seller;
let image: string;

beforeEach(async () => {
  seller = await sandbox.seller();
  image = await seller.upload();
  await sandbox.control('DELETE', '/calls');
});

const create = () => seller.create(seller.etsy, productBody(image));
const products = async () => (await seller.api<Page<Product>>('GET', `/shops/${seller.etsy}/products.json`)).json.total;
const calls = async (query: string) => (await sandbox.control<Calls>('GET', `/calls?${query}`)).json;
const CREATE = { provider: 'printify', method: 'POST', path: '/products\\.json$' };

describe('faults', () => {
  it('replace the answer of the provider for a number of calls', async () => {
    const body = { status: 'error', code: 8203 };
    const headers = { 'retry-after': '7' };
    await sandbox.fault({ ...CREATE, times: 2, fault: { kind: 'status', status: 429, body, headers } });
    const first = await create();
    expect([first.status, first.json, first.headers.get('retry-after')]).toEqual([429, body, '7']);
    expect((await create()).status).toBe(429);
    expect((await create()).status).toBe(200);
    expect(await products()).toBe(1);
  });

  it('apply after a number of calls, and to one token', async () => {
    const rule = { ...CREATE, after: 1, token: 'sandbox_seller', fault: { kind: 'status', status: 500 } };
    await sandbox.fault(rule);
    const other = await sandbox.seller('sandbox_other');
    const elsewhere = await other.create(other.etsy, productBody(await other.upload()));
    expect([(await create()).status, elsewhere.status, (await create()).status]).toEqual([200, 200, 500]);
  });

  it('apply until they are removed where times is 0', async () => {
    const { id } = (await sandbox.fault({ ...CREATE, times: 0, fault: { kind: 'drop' } })).json;
    await expect(create()).rejects.toThrow();
    await expect(create()).rejects.toThrow();
    expect((await sandbox.control<{ faults: object[] }>('GET', '/faults')).json.faults).toMatchObject([
      { id, struck: 2 },
    ]);
    expect((await sandbox.control('DELETE', `/faults/${id}`)).status).toBe(200);
    expect((await sandbox.control('DELETE', `/faults/${id}`)).status).toBe(404);
    expect((await create()).status).toBe(200);
    expect(await products()).toBe(1);
  });

  it.each([
    ['timeout', 0],
    ['timeout_after_effect', 1],
    ['drop_after_effect', 1],
  ])('%s leaves no answer and %i products', async (kind, made) => {
    const ms = kind.startsWith('timeout') ? { ms: 100 } : {};
    await sandbox.fault({ ...CREATE, fault: { kind, ...ms } });
    await expect(create()).rejects.toThrow();
    expect(await products()).toBe(made);
    const { calls: log } = await calls('path=products.json$&method=POST');
    expect(log).toMatchObject([{ fault: kind, effect: made === 1, status: made === 1 ? 200 : null }]);
  });

  it('cut the body short and still take effect', async () => {
    await sandbox.fault({ ...CREATE, fault: { kind: 'malformed' } });
    const { status, text, json } = await create();
    expect([status, json]).toEqual([200, undefined]);
    expect(text).toMatch(/^\{/);
    expect(await products()).toBe(1);
  });

  it('delay an answer', async () => {
    await sandbox.fault({ ...CREATE, fault: { kind: 'latency', ms: 150 } });
    const before = Date.now();
    expect((await create()).status).toBe(200);
    expect(Date.now() - before).toBeGreaterThanOrEqual(140);
  });

  it('apply to OpenAI by its own paths', async () => {
    const models = () =>
      call<{ object: string }>(`${sandbox.url}/openai/v1/models`, 'GET', undefined, { authorization: 'Bearer sk-try' });
    const body = { error: { message: 'Slow down', type: 'requests', param: null, code: 'rate_limit_exceeded' } };
    await sandbox.fault({ provider: 'openai', path: '^/models$', fault: { kind: 'status', status: 429, body } });
    const first = await models();
    expect([first.status, first.json]).toEqual([429, body]);
    expect((await models()).json.object).toBe('list');
  });

  it('apply to a path that no route serves', async () => {
    await sandbox.fault({ provider: 'stripe', path: '^/v1/checkout', fault: { kind: 'status', status: 402 } });
    expect((await call(`${sandbox.url}/v1/checkout/sessions`, 'POST', {})).status).toBe(402);
  });
});

describe('the log of calls', () => {
  it('counts calls and says whether they had an effect', async () => {
    await create();
    await seller.create(seller.etsy, {});
    const { count, calls: log } = await calls('provider=printify&path=products');
    expect(count).toBe(2);
    expect(log[0]).toMatchObject({
      method: 'POST',
      path: `/shops/${seller.etsy}/products.json`,
      status: 200,
      effect: true,
      fault: null,
    });
    expect(log[1]).toMatchObject({ status: 400, effect: false });
    expect((await calls('token=sandbox_seller')).count).toBe(2);
    expect((await calls('token=sandbox_other')).count).toBe(0);
    expect(JSON.stringify(log)).not.toContain('sandbox_seller');
  });
});

describe('control', () => {
  it.each([
    ['/faults', {}, 'provider'],
    ['/faults', { provider: 'printify', fault: { kind: 'explode' } }, 'fault.kind'],
    ['/faults', { provider: 'printify', path: '(', fault: { kind: 'drop' } }, 'regular expression'],
    ['/faults', { provider: 'printify', fault: { kind: 'status', status: 99 } }, 'fault.status'],
    ['/faults', { provider: 'smtp', fault: { kind: 'malformed' } }, 'SMTP'],
    ['/faults', { provider: 'printify', nth: 1, fault: { kind: 'drop' } }, 'nth'],
    ['/settings', { publishDelayMs: -1 }, 'publishDelayMs'],
    ['/settings', { openai: { background: 'pink' } }, 'openai.background'],
  ])('POST %s %j is a 400 that names %s', async (path, body, name) => {
    const { status, json } = await sandbox.control<{ error: string }>('POST', path, body);
    expect(status).toBe(400);
    expect(json.error).toContain(name);
  });

  it('shows settings and changes some of them', async () => {
    await sandbox.control('POST', '/settings', { openai: { background: 'opaque' } });
    const { settings } = (await sandbox.control<{ settings: object }>('GET', '')).json;
    expect(settings).toMatchObject({ publishDelayMs: 1200, openai: { background: 'opaque', imageDelayMs: 0 } });
  });

  it('clears everything on reset', async () => {
    await create();
    await sandbox.fault({ ...CREATE, fault: { kind: 'drop' } });
    await sandbox.control('POST', '/settings', { publishDelayMs: 1 });
    await sandbox.control('POST', '/reset');
    expect((await sandbox.control('GET', '')).json).toMatchObject({
      faults: [],
      calls: 0,
      settings: { publishDelayMs: 1200 },
    });
    expect(await products()).toBe(0);
  });
});

import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AppConfig } from '../src/platform/config/config.ts';
import { SecretBox } from '../src/platform/crypto/crypto.ts';
import { DAY_MS } from '../src/platform/time.ts';
import { resealTokens } from '../src/printify/jobs/reseal-tokens.job.ts';
import { tokenWarnings } from '../src/printify/jobs/token-warnings.job.ts';
import { startApp, type TestApp } from './support/app.ts';
import { requestRaw } from './support/http.ts';
import { bodies } from './support/products.ts';
import { callsTo, control, fault, resetSandbox } from './support/providers.ts';
import { quick, type Seller, seller } from './support/seller.ts';
import { until } from './support/until.ts';

const oldKey = randomBytes(32);

let app: TestApp;
let ann: Seller;
beforeAll(async () => {
  const PROVIDER_CIRCUIT_FAILURES = '2';
  app = await startApp({ ...quick, PROVIDER_CIRCUIT_FAILURES, ENCRYPTION_PREVIOUS_KEYS: oldKey.toString('base64') });
  ann = await seller(app);
});
afterAll(() => app.close());
beforeEach(() => resetSandbox(app));

const newToken = () => `printful_${randomUUID()}`;

async function add(person: Seller, asked: object = {}) {
  const body = { network: 'printful', name: `Outlet ${randomUUID()}`, apiToken: newToken(), ...asked };
  return { ...(await person.post('/api/connections', body)), apiToken: body.apiToken };
}

const listed = async (person: Seller) => (await person.get('/api/connections')).body.connections;

describe('a further connection', () => {
  it('is of its own network, beside the first', async () => {
    const bob = await seller(app);
    const made = await add(bob, { name: ' Printful\nEU ' });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ name: 'Printful EU', network: 'printful', connected: true, lineUps: [] });
    expect(made.body.shops.map(({ title }) => title)).toEqual(['My Printful Etsy shop', 'My Printful custom shop']);
    expect(made.body.selectedShopId).toBe(made.body.shops[0]?.id);
    const [first, further] = await listed(bob);
    const { body: status } = await bob.get('/api/printify/connection');
    expect(first).toEqual({ id: null, name: 'Printify', network: 'printify', lineUps: [], ...status });
    expect(further).toEqual(made.body);
    expect(await callsTo(app, { provider: 'printful', token: made.apiToken })).toHaveLength(1);
    expect(await callsTo(app, { provider: 'printify', token: made.apiToken })).toEqual([]);
  });

  it('is renamed, gets another shop and a new token of its account, and is removed', async () => {
    const bob = await seller(app, { connected: false });
    const { body, apiToken } = await add(bob);
    const path = `/api/connections/${body.id}` as const;
    const other = body.shops[1]?.id;
    const changed = await bob.patch(path, { name: 'Second', shopId: other });
    expect(changed).toMatchObject({ status: 200, body: { name: 'Second', selectedShopId: other } });
    const renewed = await bob.patch(path, { apiToken });
    expect(renewed).toMatchObject({ status: 200, body: { name: 'Second', selectedShopId: other } });
    expect((await bob.delete(path)).status).toBe(204);
    expect(await listed(bob)).toEqual([]);
    expect((await add(bob, { apiToken })).body.id).toBe(body.id);
  });

  it('never shows its token, nor writes it where it can be read', async () => {
    const bob = await seller(app);
    const { apiToken, text } = await add(bob);
    const answers = [text, (await bob.get('/api/connections')).text];
    expect(answers.join('')).not.toContain(apiToken);
    const rows = await app.prisma.furtherConnection.findMany({ where: { userId: bob.id } });
    expect(JSON.stringify(rows)).not.toContain(apiToken);
    expect(Buffer.from(rows[0]?.sealedToken ?? []).toString('latin1')).not.toContain(apiToken);
  });

  it('is its seller’s alone', async () => {
    const { body } = await add(ann);
    const path = `/api/connections/${body.id}` as const;
    const bob = await seller(app);
    expect((await listed(bob)).map(({ id }) => id)).toEqual([null]);
    const tries = [bob.patch(path, { name: 'Mine' }), bob.post(`${path}/shops/refresh`), bob.delete(path)];
    for (const { status } of await Promise.all(tries)) expect(status).toBe(404);
    const shop = { connectionId: body.id };
    const foreign = await bob.post('/api/line-ups', { name: 'Mugs', items: [bodies.mug], shop });
    expect([foreign.status, Object.keys(foreign.body.fields ?? {})]).toEqual([400, ['shop.connectionId']]);
    const catalog = await bob.get(`/api/printify/blueprints?connectionId=${body.id}`);
    expect(catalog).toMatchObject({ status: 409, body: { code: 'provider_not_connected' } });
  });

  it.each([
    ['a token of the other network', { apiToken: 'sandbox_x' }, 'printify_token_rejected', 'apiToken'],
    ['no token', { apiToken: '' }, 'validation_failed', 'apiToken'],
    ['an address in place of a network', { network: 'http://10.0.0.1/v1' }, 'validation_failed', 'network'],
    ['no name', { name: ' ' }, 'validation_failed', 'name'],
  ])('is refused with %s', async (_, asked, code, field) => {
    const { status, body } = await add(ann, asked);
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, code, [field]]);
  });

  it('is refused twice, by name, by account, and as the first one’s account', async () => {
    const bob = await seller(app);
    const { apiToken } = await add(bob, { name: 'Outlet' });
    const fieldOf = async (asked: object) => Object.keys((await add(bob, asked)).body.fields ?? {});
    expect(await fieldOf({ name: 'Outlet' })).toEqual(['name']);
    expect(await fieldOf({ apiToken })).toEqual(['apiToken']);
    expect(await fieldOf({ network: 'printify', apiToken: bob.printify })).toEqual(['apiToken']);
  });

  it('takes no token of another account', async () => {
    const { body } = await add(ann);
    const other = await ann.patch(`/api/connections/${body.id}`, { apiToken: newToken() });
    expect([other.status, Object.keys(other.body.fields ?? {})]).toEqual([400, ['apiToken']]);
  });

  it('is one of ten, and can be tried twenty times an hour', async () => {
    const bob = await seller(app, { connected: false });
    for (let made = 0; made < 10; made += 1) expect((await add(bob)).status).toBe(201);
    expect((await add(bob)).body.fields).toMatchObject({ name: expect.stringContaining('at most 10') });
    for (let tries = 0; tries < 9; tries += 1) await add(bob, { apiToken: 'nonsense' });
    expect(await add(bob)).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  });

  it('shows the shops of today once it is checked', async () => {
    const { body } = await add(ann);
    await control(app, 'PATCH', `/printify/shops/${body.shops[0]?.id}`, { title: 'Paper & Thread' });
    const checked = await ann.post(`/api/connections/${body.id}/shops/refresh`);
    expect(checked.body.shops.map(({ title }) => title)).toContain('Paper & Thread');
  });

  it('stays while a line-up uses it', async () => {
    const bob = await seller(app);
    const { body } = await add(bob);
    const shop = { connectionId: body.id, shopId: body.shops[1]?.id };
    const made = await bob.post('/api/line-ups', { name: 'Mugs', items: [bodies.mug], shop });
    const named = { connection: body.name, network: 'printful', title: 'My Printful custom shop', isThere: true };
    expect(made).toMatchObject({ status: 201, body: { shop: { ...shop, ...named } } });
    expect((await listed(bob))[1]?.lineUps).toEqual(['Mugs']);
    const refused = await bob.delete(`/api/connections/${body.id}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'connection_in_use']);
    expect(refused.body.error).toContain('“Mugs”');
    await bob.delete(`/api/line-ups/${made.body.id}`);
    expect((await bob.delete(`/api/connections/${body.id}`)).status).toBe(204);
  });

  it('is warned of by mail and by an event before its token ends', async () => {
    const bob = await seller(app, { connected: false });
    const { body } = await add(bob, { name: 'Outlet' });
    const tokenExpiresAt = new Date(Date.now() + 2.5 * DAY_MS);
    const where = { id: body.id as string };
    await app.prisma.furtherConnection.update({ where, data: { tokenExpiresAt } });
    await app.queue.enqueue(null, tokenWarnings, {});
    const email = await bob.email();
    const mails = () => requestRaw<{ subject: string }[]>(app.sandbox, 'GET', `/mail/api/messages?to=${email}`);
    const warnings = async () => (await mails()).body.filter(({ subject }) => subject.includes('token'));
    const [mail] = await until(warnings, (all) => all.length > 0);
    expect(mail?.subject).toBe('Your Printful token of “Outlet” expires in 3 days');
    const event = await app.prisma.sellerEvent.findFirst({ where: { userId: bob.id, type: 'connection.expiring' } });
    expect(event?.data).toEqual({
      provider: 'printful',
      connectionId: body.id,
      expiresAt: tokenExpiresAt.toISOString(),
    });
  });

  it('goes with its account, also where a line-up uses it', async () => {
    const bob = await seller(app);
    const { body } = await add(bob);
    await bob.post('/api/line-ups', { name: 'Mugs', items: [bodies.mug], shop: { connectionId: body.id } });
    await app.prisma.user.delete({ where: { id: bob.id } });
    expect(await app.prisma.furtherConnection.count({ where: { userId: bob.id } })).toBe(0);
  });

  it('is sealed again after the key was changed', async () => {
    const { body, apiToken } = await add(ann);
    const id = body.id as string;
    const config = { encryptionKey: oldKey, previousEncryptionKeys: [] } as object as AppConfig;
    const sealedToken = new SecretBox(config).seal(apiToken, `connection-token:${id}`);
    await app.prisma.furtherConnection.update({ where: { id }, data: { sealedToken } });
    await app.queue.enqueue(null, resealTokens, {});
    const stored = () => app.prisma.furtherConnection.findUniqueOrThrow({ where: { id } });
    await until(stored, (row) => !Buffer.from(row.sealedToken).equals(Buffer.from(sealedToken)));
    expect((await ann.post(`/api/connections/${id}/shops/refresh`)).status).toBe(200);
  });

  // The last one: its circuit is open for a while.
  it('says in words of its network that this is away, while the other works', async () => {
    const bob = await seller(app);
    await fault(app, { provider: 'printful', times: 0, fault: { kind: 'drop' } });
    const { status, body } = await add(bob);
    expect([status, body.code]).toEqual([503, 'provider_unavailable']);
    expect(body.error).toBe('Printful could not be reached. Please retry in a few minutes.');
    // At once: its circuit is open.
    expect((await bob.post('/api/printify/shops/refresh')).status).toBe(200);
  });
});

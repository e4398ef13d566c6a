import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AppConfig } from '../src/platform/config/config.ts';
import { SecretBox } from '../src/platform/crypto/crypto.ts';
import { resealTokens } from '../src/printify/jobs/reseal-tokens.job.ts';
import { tokenWarnings } from '../src/printify/jobs/token-warnings.job.ts';
import { neededScopes } from '../src/printify/model/printify-error.ts';
import { mailsTo } from './support/accounts.ts';
import { startApp, type TestApp } from './support/app.ts';
import { requestRaw } from './support/http.ts';
import { callsTo, control, drawQuickly, fault, printifyPaths, resetSandbox } from './support/providers.ts';
import { quick, type Seller, seller } from './support/seller.ts';
import { until } from './support/until.ts';

const oldKey = randomBytes(32);

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ...quick, ENCRYPTION_PREVIOUS_KEYS: oldKey.toString('base64') });
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetSandbox(app);
  await drawQuickly(app);
});

const day = 24 * 3600;
const issue = async (person: Seller, asked: object = {}) =>
  (await control<{ token: string }>(app, 'POST', '/printify/tokens', { account: person.printify, ...asked })).token;
const connect = (person: Seller, apiToken: string) => person.post('/api/printify/connect', { apiToken });
const stranger = () => seller(app, { connected: false });
const without = (...scopes: string[]) => neededScopes.filter((scope) => !scopes.includes(scope));

describe('a token like the real ones', () => {
  it('tells its permissions and its end, and no warning while that is far', async () => {
    const ann = await stranger();
    const { status, body } = await connect(ann, await issue(ann, { scopes: neededScopes, seconds: 300 * day }));
    expect(status).toBe(200);
    expect(body).toMatchObject({ connected: true, scopes: neededScopes, warning: null });
    const days = (Date.parse(body.tokenExpiresAt ?? '') - Date.now()) / 1000 / day;
    expect(Math.round(days)).toBe(300);
    expect((await ann.get('/api/printify/connection')).body).toEqual(body);
  });

  it('can be tried ten times an hour', async () => {
    const [ann, bob] = [await stranger(), await stranger()];
    for (let tries = 0; tries < 10; tries += 1) expect((await connect(ann, `nonsense ${tries}`)).status).toBe(400);
    expect(await connect(ann, await issue(ann))).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect((await connect(bob, await issue(bob))).status).toBe(200);
  });

  it('is sealed again after the key was changed, and works before and after that', async () => {
    const ann = await seller(app);
    const config = { encryptionKey: oldKey, previousEncryptionKeys: [] } as object as AppConfig;
    const sealedToken = new SecretBox(config).seal(ann.printify, `printify-token:${ann.id}`);
    await app.prisma.printifyConnection.update({ where: { userId: ann.id }, data: { sealedToken } });
    const works = async () => (await ann.post('/api/printify/shops/refresh')).status;
    expect(await works()).toBe(200);
    await app.queue.enqueue(null, resealTokens, {});
    const stored = () => app.prisma.printifyConnection.findUniqueOrThrow({ where: { userId: ann.id } });
    await until(stored, (row) => !Buffer.from(row.sealedToken).equals(sealedToken));
    expect(await works()).toBe(200);
  });

  it('is warned of when it ends soon', async () => {
    const ann = await stranger();
    const { body } = await connect(ann, await issue(ann, { seconds: 20 * day }));
    expect(body.warning).toMatch(/^Your Printify token expires on \w+ \d+, \d{4}\. Generate a new one/);
  });

  it.each([
    [['products.write'], 'permission products.write'],
    [['uploads.read', 'uploads.write'], 'permissions uploads.read, uploads.write'],
    [neededScopes, `permissions ${neededScopes.join(', ')}`],
  ])('is refused without %j, before Printify is asked or anything is kept', async (missing, named) => {
    const ann = await stranger();
    const token = await issue(ann, { scopes: ['orders.read', ...without(...missing)] });
    const sentence = `This token lacks the ${named}. Generate a new one with all scopes and paste all of it.`;
    const { status, body } = await connect(ann, token);
    expect([status, body]).toEqual([
      400,
      { error: sentence, code: 'printify_token_rejected', fields: { apiToken: sentence } },
    ]);
    expect(await callsTo(app, { provider: 'printify', token })).toEqual([]);
    expect((await ann.get('/api/printify/connection')).body.connected).toBe(false);
  });

  it('is refused once it has ended', async () => {
    const ann = await stranger();
    const { status, body } = await connect(ann, await issue(ann, { seconds: -1 }));
    expect([status, body.error]).toEqual([
      400,
      'This token has expired. Generate a new one in Printify and paste all of it.',
    ]);
  });

  it('shares the budget of its account with every other token of it', async () => {
    const [ann, bob] = [await stranger(), await stranger()];
    await connect(ann, await issue(ann));
    await connect(bob, await issue(ann));
    const keys = await app.prisma.printifyConnection.findMany({
      where: { userId: { in: [ann.id, bob.id] } },
      select: { accountKey: true },
    });
    expect(keys[0]).toEqual(keys[1]);
    expect(JSON.stringify(keys)).not.toContain(ann.printify);
  });

  it('that lacks a permission only Printify knows of ends a design with its name', async () => {
    const ann = await stranger();
    await connect(ann, await issue(ann));
    await fault(app, {
      provider: 'printify',
      path: printifyPaths.upload,
      times: 0,
      fault: { kind: 'status', status: 403, body: { error: 'Forbidden' } },
    });
    const { status, error_message } = await ann.make();
    expect(status).toBe('error');
    expect(error_message).toMatch(/^Your Printify token lacks the permission uploads\.write\./);
  });
});

describe('shops', () => {
  it('are asked for again: a new one appears, and one that is gone is chosen no more', async () => {
    const ann = await seller(app);
    const [{ id } = { id: 0 }] = (await ann.get('/api/printify/connection')).body.shops;
    await control(app, 'PATCH', `/printify/shops/${id}`, { id: id + 1, title: 'Anew' });
    const { status, body } = await ann.post('/api/printify/shops/refresh');
    expect(status).toBe(200);
    expect(body.shops[0]).toEqual({ id: id + 1, title: 'Anew', sales_channel: 'etsy' });
    expect(body.selectedShopId).toBe(id + 1);
  });

  it('need an account first', async () => {
    const { status, body } = await (await stranger()).post('/api/printify/shops/refresh');
    expect([status, body.code, body.requiresSetup]).toEqual([409, 'provider_not_connected', true]);
  });

  it('that are gone are told apart from a token that is bad', async () => {
    const ann = await seller(app);
    const [{ id } = { id: 0 }] = (await ann.get('/api/printify/connection')).body.shops;
    await control(app, 'PATCH', `/printify/shops/${id}`, { id: id + 1 });
    const { error_message } = await ann.make();
    expect(error_message).toBe(
      'Your Printify token is fine, but this shop is no longer in your account. It may have been removed or reconnected. Choose your shop in Settings. Your credit was refunded.',
    );
  });
});

describe('a token that was kept under another key', () => {
  it('counts as none: everything asks to connect again, and nothing breaks', async () => {
    const ann = await seller(app);
    await app.prisma.printifyConnection.update({
      where: { userId: ann.id },
      data: { sealedToken: new Uint8Array(60).fill(7) },
    });
    const { body } = await ann.get('/api/printify/connection');
    expect(body).toMatchObject({ connected: false, shops: [], selectedShopId: null });
    expect(body.warning).toMatch(/can no longer read.*Paste it again/);
    for (const answer of [
      await ann.generate(),
      await ann.post('/api/printify/shop', { shopId: 1 }),
      await ann.post('/api/printify/shops/refresh'),
      await ann.get('/api/printify/blueprints'),
    ]) {
      expect([answer.status, answer.body.code, answer.body.requiresSetup]).toEqual([
        409,
        'provider_not_connected',
        true,
      ]);
    }
    expect((await ann.get('/api/printify-variants')).status).toBe(200);
    expect((await connect(ann, ann.printify)).body).toMatchObject({ connected: true, warning: null });
  });
});

describe('warnings by mail', () => {
  const mailed = async (person: Seller) => {
    const { email } = await app.prisma.user.findUniqueOrThrow({ where: { id: person.id } });
    const { body } = await requestRaw<{ subject: string }[]>(app.sandbox, 'GET', `/mail/api/messages?to=${email}`);
    return body.map(({ subject }) => subject).filter((subject) => subject.includes('token'));
  };
  const ends = (person: Seller, days: number) =>
    app.prisma.printifyConnection.update({
      where: { userId: person.id },
      data: { tokenExpiresAt: new Date(Date.now() + days * day * 1000 - 60_000) },
    });
  const warned = async ({ id }: Seller) =>
    (await app.prisma.printifyConnection.findUniqueOrThrow({ where: { userId: id } })).warnedDays;
  const enqueueDue = () => app.queue.enqueue(null, tokenWarnings, {});

  it('come 30 and 3 days before the end, once each, and to nobody else', async () => {
    const [ann, bob] = [await seller(app), await seller(app)];
    await ends(ann, 30);
    await ends(bob, 31.1);
    await enqueueDue();
    expect(
      await until(
        () => mailed(ann),
        (subjects) => subjects.length > 0,
      ),
    ).toEqual(['Your Printify token expires in 30 days']);
    await ends(ann, 3);
    await enqueueDue();
    await until(
      () => warned(ann),
      (days) => days === 3,
    );
    await enqueueDue();
    // The last to be warned shows that the ring before it has been through everybody.
    await ends(bob, 1);
    await enqueueDue();
    expect(
      await until(
        () => mailed(bob),
        (subjects) => subjects.length > 0,
      ),
    ).toEqual(['Your Printify token expires in 1 day']);
    expect((await mailed(ann)).sort()).toEqual([
      'Your Printify token expires in 3 days',
      'Your Printify token expires in 30 days',
    ]);
  });

  it('say what to do, with a link to Settings', async () => {
    const ann = await seller(app);
    await ends(ann, -2);
    await enqueueDue();
    const { email } = await app.prisma.user.findUniqueOrThrow({ where: { id: ann.id } });
    const [mail] = await mailsTo(app, email);
    expect(mail?.subject).toMatch(/^Your Printify token expired on /);
    expect(mail?.text).toContain(`${app.url}/settings`);
  });

  it('begin anew with a new token', async () => {
    const ann = await seller(app);
    await ends(ann, 10);
    await enqueueDue();
    await until(
      () => warned(ann),
      (days) => days === 30,
    );
    await connect(ann, await issue(ann));
    expect(await warned(ann)).toBeNull();
  });
});

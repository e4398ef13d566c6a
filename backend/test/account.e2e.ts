import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { mailsTo, type WireBody } from './support/accounts.ts';
import { startApp, type TestApp } from './support/app.ts';
import { request, requestRaw } from './support/http.ts';
import { storeDesigns } from './support/library.ts';
import { quick, Seller, seller } from './support/seller.ts';
import { until } from './support/until.ts';

const password = 'correct horse';

let app: TestApp;

beforeAll(async () => {
  app = await startApp(quick);
});
afterAll(() => app.close());

/** Signs in once more, as from another device. */
async function anotherDevice(person: Seller, userAgent: string): Promise<string> {
  const { body } = await requestRaw<WireBody>(app, 'POST', '/auth/v1/token?grant_type=password', {
    body: JSON.stringify({ email: await person.email(), password }),
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
  });
  return body.access_token;
}

const asDevice = (token: string) => request(app, 'GET', '/api/user', { headers: { authorization: `Bearer ${token}` } });
const remove = (person: Seller, given: string) =>
  person.send('DELETE', '/api/user', JSON.stringify({ password: given }));

describe('sessions', () => {
  it('are listed with where they are, the asking one marked', async () => {
    const ann = await seller(app, { connected: false });
    await ann.delete('/api/user/sessions');
    await anotherDevice(ann, 'Another Browser/7');
    const { status, body } = await ann.get('/api/user/sessions');
    expect(status).toBe(200);
    expect(body).toHaveLength(2);
    expect(body.filter((session: { current: boolean }) => session.current)).toHaveLength(1);
    expect(body).toContainEqual(
      expect.objectContaining({ user_agent: 'Another Browser/7', ip: '127.0.0.1', current: false }),
    );
  });

  it('can be ended one by one, at once', async () => {
    const ann = await seller(app, { connected: false });
    const other = await anotherDevice(ann, 'Phone');
    const { body } = await ann.get('/api/user/sessions');
    const { id } = body.find((session) => session.user_agent === 'Phone') ?? { id: '' };
    expect((await ann.delete(`/api/user/sessions/${id}`)).status).toBe(204);
    expect((await asDevice(other)).status).toBe(401);
    expect((await ann.get('/api/user')).status).toBe(200);
    expect((await ann.delete(`/api/user/sessions/${id}`)).status).toBe(404);
  });

  it('can be ended all but this one', async () => {
    const ann = await seller(app, { connected: false });
    const others = [await anotherDevice(ann, 'Phone'), await anotherDevice(ann, 'Tablet')];
    expect((await ann.delete('/api/user/sessions')).status).toBe(204);
    for (const other of others) expect((await asDevice(other)).status).toBe(401);
    expect((await ann.get('/api/user/sessions')).body).toHaveLength(1);
  });

  it('are nobody else’s to end', async () => {
    const [ann, eve] = [await seller(app, { connected: false }), await seller(app, { connected: false })];
    const [session] = (await ann.get('/api/user/sessions')).body;
    expect((await eve.delete(`/api/user/sessions/${session?.id}`)).status).toBe(404);
    expect((await eve.delete('/api/user/sessions/not-an-id')).status).toBe(404);
    expect((await ann.get('/api/user')).status).toBe(200);
  });
});

describe('preferences', () => {
  it('are off at first, and kept', async () => {
    const ann = await seller(app, { connected: false });
    expect((await ann.get('/api/user/preferences')).body).toEqual({ mailOnFinished: false, mailOnFailed: false });
    const wanted = { mailOnFinished: true, mailOnFailed: false };
    expect((await ann.post('/api/user/preferences', wanted)).body).toEqual(wanted);
    expect((await ann.get('/api/user/preferences')).body).toEqual(wanted);
    const refused = await ann.post('/api/user/preferences', { mailOnFinished: 'yes', mailOnFailed: true });
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toHaveProperty('mailOnFinished');
  });

  it('bring a mail when a design is finished, and none where it is not wanted', async () => {
    const [ann, bob] = [await seller(app), await seller(app)];
    await ann.post('/api/user/preferences', { mailOnFinished: true, mailOnFailed: true });
    const [made] = await Promise.all([ann.make({ idea: 'A fox who waits for the mail' }), bob.make()]);
    expect(made.status).toBe('finalized');
    const [mail] = await mailsTo(app, await ann.email());
    expect(mail?.subject).toBe('Finished: A fox who waits for the mail');
    const bobs = await (await fetch(`${app.sandbox.url}/mail/api/messages?to=${await bob.email()}`)).json();
    expect(bobs).toEqual([]);
  });
});

describe('the credits of a new account', () => {
  const signUp = async (email: string) => {
    const body = JSON.stringify({ email, password });
    const headers = { 'content-type': 'application/json' };
    const made = await requestRaw<WireBody>(app, 'POST', '/auth/v1/signup', { body, headers });
    return new Seller(app, made.body.user.id, made.body.access_token, `sandbox_${randomUUID()}`);
  };

  it('come once for an address, however it is written, also after the account was deleted', async () => {
    const name = randomUUID();
    const ann = await signUp(`${name}@example.com`);
    expect(await ann.credits()).toBe(20);
    expect(await (await signUp(`${name}+again@example.com`)).credits()).toBe(0);
    expect((await remove(ann, password)).status).toBe(204);
    expect(await (await signUp(`${name}@example.com`)).credits()).toBe(0);
    const dotted = `a.${name.replaceAll('-', '.')}`;
    expect(await (await signUp(`${dotted}@gmail.com`)).credits()).toBe(20);
    expect(await (await signUp(`${dotted.replaceAll('.', '')}@googlemail.com`)).credits()).toBe(0);
  });

  it('come once for a Printify account, and stay with who had them', async () => {
    const [ann, bob] = [await seller(app, { connected: false }), await seller(app, { connected: false })];
    await ann.connect();
    const again = new Seller(app, bob.id, bob.token, ann.printify);
    await again.connect();
    expect([await ann.credits(), await bob.credits()]).toEqual([20, 0]);
    const [taken] = await app.prisma.ledgerEntry.findMany({ where: { userId: bob.id }, orderBy: { id: 'desc' } });
    expect(taken).toMatchObject({
      cause: 'expiry',
      delta: -20,
      description: expect.stringContaining('Printify account'),
    });
    await ann.connect();
    expect(await ann.credits()).toBe(20);
  });
});

const aMessage = { name: 'Ann', subject: 'A question', message: 'Mine, and nobody else’s' };

/** A row of each kind that no test here makes by the product's own ways, and a message of somebody else. */
async function storeAllOf(person: Seller): Promise<{ customerId: string }> {
  const [userId, customerId] = [person.id, `cus_${randomUUID()}`];
  const email = (await person.email()).toUpperCase();
  const product = { blueprintId: 12, printProviderId: 29, sizes: ['S'], title: 'Unisex Tee', brand: 'B', model: 'M' };
  await app.prisma.billingAccount.create({ data: { userId, customerId } });
  await app.prisma.productChoice.create({ data: { userId, ...product, providerTitle: 'Monster Digital' } });
  await app.prisma.factor.create({
    data: { userId, type: 'totp', friendlyName: 'Phone', secret: Buffer.from('argon2 secret') },
  });
  await app.prisma.contactMessage.createMany({
    data: [
      { ...aMessage, email },
      { ...aMessage, email: 'else@example.com', message: 'Somebody else’s' },
    ],
  });
  return { customerId };
}

describe('the export', () => {
  it('holds what is kept about the user, pictures too, and no secret', async () => {
    const ann = await seller(app);
    const made = await ann.make();
    const stored = await storeAllOf(ann);
    const response = await fetch(`${app.url}/api/user/export`, { headers: { authorization: `Bearer ${ann.token}` } });
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toContain('inkloom-export.zip');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const json = (name: string) => JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array()));
    expect(json('account').email).toBe(await ann.email());
    expect(json('designs')).toHaveLength(1);
    expect(json('credits').ledger).toHaveLength(2);
    expect(files[`designs/${made.id}/print.png`]?.subarray(1, 4)).toEqual(new Uint8Array([0x50, 0x4e, 0x47]));
    expect(files[`designs/${made.id}/image.png`]?.length).toBeGreaterThan(1000);
    expect(files[`designs/${made.id}/drawn.png`]?.length).toBeGreaterThan(1000);
    expect(json('messages')).toMatchObject([{ message: 'Mine, and nobody else’s' }]);
    expect(json('billing').customerId).toBe(stored.customerId);
    expect(json('product').title).toBe('Unisex Tee');
    expect(json('factors')).toMatchObject([{ type: 'totp', friendlyName: 'Phone' }]);
    expect(json('sessions').length).toBeGreaterThan(0);
    const text = Object.entries(files)
      .filter(([name]) => name.endsWith('.json'))
      .map(([, bytes]) => strFromU8(bytes))
      .join();
    expect(text).not.toContain(ann.printify);
    expect(text).not.toContain('argon2');
    expect(text).not.toMatch(/passwordHash|sealedToken|tokenHash|secret/i);
  });

  it('has the earlier versions of a design and the sketches, with their pictures', async () => {
    const ann = await seller(app, { connected: false });
    const [id = ''] = await storeDesigns(app, ann, [{}]);
    const folder = `designs/${ann.id}/${id}`;
    await mkdir(join(app.dataDir, 'files', folder), { recursive: true });
    for (const name of ['print', 'image', 'sketch'])
      await writeFile(join(app.dataDir, 'files', folder, `${name}.png`), name);
    const keys = { key: `${folder}/print.png`, imageKey: `${folder}/image.png` };
    const prints = [{ ink: 'light', ...keys, shirts: ['Black'], placement: { x: 0, y: 0, scale: 1, angle: 0 } }];
    const version = { generationId: id, document: {}, words: [], report: {}, state: 'ready' as const };
    await app.prisma.generation.update({ where: { id }, data: { artVersion: 2 } });
    await app.prisma.generationVersion.createMany({
      data: [
        { ...version, version: 1, prints },
        { ...version, version: 2, prints },
      ],
    });
    const sketch = { sheetId: randomUUID(), userId: ann.id, idea: 'Fox', imageKey: `${folder}/sketch.png` };
    const { id: sketchId } = await app.prisma.generationSketch.create({ data: sketch });
    const response = await fetch(`${app.url}/api/user/export`, { headers: { authorization: `Bearer ${ann.token}` } });
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(text(`designs/${id}/versions/1/print-light.png`)).toBe('print');
    expect(text(`designs/${id}/versions/1/image-light.png`)).toBe('image');
    expect(Object.keys(files).filter((name) => name.includes('/versions/2/'))).toEqual([]);
    expect(text(`sketches/${sketchId}.png`)).toBe('sketch');
    expect(JSON.parse(text('sketches.json'))).toMatchObject([{ idea: 'Fox' }]);
    expect(JSON.parse(text('designs.json'))[0].versions).toHaveLength(2);
  });

  it('has the vectors of a design by Press', async () => {
    const ann = await seller(app);
    const { id } = await ann.make({ idea: 'Press says hello', engine: 'press' } as object);
    const response = await fetch(`${app.url}/api/user/export`, { headers: { authorization: `Bearer ${ann.token}` } });
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(strFromU8(files[`designs/${id}/design.svg`] ?? new Uint8Array())).toContain('<svg');
  });

  it('can be had ten times an hour', async () => {
    const ann = await seller(app, { connected: false });
    const statuses = await Promise.all(
      Array.from({ length: 11 }, async () => (await ann.get('/api/user/export')).status),
    );
    expect(statuses.sort()).toEqual([...Array(10).fill(200), 429]);
  });

  it('is small and whole for an account without designs', async () => {
    const ann = await seller(app, { connected: false });
    const response = await fetch(`${app.url}/api/user/export`, { headers: { authorization: `Bearer ${ann.token}` } });
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(files).sort()).toEqual([
      'account.json',
      'apiKeys.json',
      'batchForm.json',
      'batches.json',
      'billing.json',
      'connections.json',
      'credits.json',
      'designs.json',
      'events.json',
      'factors.json',
      'grants.json',
      'lineUps.json',
      'messages.json',
      'passkeys.json',
      'printify.json',
      'product.json',
      'sessions.json',
      'settings.json',
      'sketches.json',
      'webhooks.json',
    ]);
  });
});

describe('deleting the account', () => {
  it('asks for the password', async () => {
    const ann = await seller(app, { connected: false });
    for (const given of ['', 'wrong', 'x'.repeat(5000)]) {
      const { status, body } = await remove(ann, given);
      expect(status).toBe(400);
      expect(body.fields).toHaveProperty('password');
    }
    expect((await ann.get('/api/user')).status).toBe(200);
  });

  it('counts wrong passwords as the sign-in does: a stranger at an open session cannot guess on', async () => {
    const ann = await seller(app, { connected: false });
    for (let n = 0; n < 5; n += 1) expect((await remove(ann, `wrong ${n}`)).status).toBe(400);
    const { status, body } = await remove(ann, password);
    expect([status, body.code]).toEqual([429, 'rate_limited']);
    const signIn = await requestRaw<WireBody>(app, 'POST', '/auth/v1/token?grant_type=password', {
      body: JSON.stringify({ email: await ann.email(), password }),
      headers: { 'content-type': 'application/json' },
    });
    expect(signIn.status).toBe(429);
  });

  it('deletes what its address wrote to support', async () => {
    const ann = await seller(app, { connected: false });
    const email = await ann.email();
    const { count } = await app.prisma.contactMessage.createMany({
      data: [
        { ...aMessage, email: email.toUpperCase() },
        { ...aMessage, email: `other-${email}` },
      ],
    });
    expect(count).toBe(2);
    expect((await remove(ann, password)).status).toBe(204);
    const left = await app.prisma.contactMessage.findMany({
      where: { email: { contains: email, mode: 'insensitive' } },
    });
    expect(left.map((message) => message.email)).toEqual([`other-${email}`]);
  });

  it('forgets everything but the books, and frees the address', async () => {
    const ann = await seller(app);
    const email = await ann.email();
    const other = await anotherDevice(ann, 'Phone');
    const made = await ann.make();
    expect(made.image_url).not.toBeNull();
    expect((await remove(ann, password)).status).toBe(204);
    expect((await ann.get('/api/user')).status).toBe(401);
    expect((await asDevice(other)).status).toBe(401);
    expect(await app.prisma.generation.count({ where: { userId: ann.id } })).toBe(0);
    expect(await app.prisma.printifyConnection.count({ where: { userId: ann.id } })).toBe(0);
    expect(await app.prisma.ledgerEntry.count({ where: { userId: ann.id } })).toBeGreaterThan(0);
    await until(
      async () => (await fetch(made.image_url ?? '')).status,
      (status) => status === 404,
    );
    const again = await requestRaw<WireBody>(app, 'POST', '/auth/v1/signup', {
      body: JSON.stringify({ email, password }),
      headers: { 'content-type': 'application/json' },
    });
    expect(again.status).toBe(200);
    expect(again.body.user.id).not.toBe(ann.id);
  });

  it('leaves a design that is being made without a trace', async () => {
    const ann = await seller(app);
    const id = await ann.begin();
    expect((await remove(ann, password)).status).toBe(204);
    expect(await app.prisma.generation.findUnique({ where: { id } })).toBeNull();
    const bob = await seller(app);
    expect((await bob.make()).status).toBe('finalized');
  });
});

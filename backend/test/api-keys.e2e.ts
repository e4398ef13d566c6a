import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { mailsTo, notMeTokenIn } from './support/accounts.ts';
import { startApp, type TestApp } from './support/app.ts';
import { actsOf } from './support/audit.ts';
import { EventReader } from './support/event-reader.ts';
import { requestRaw } from './support/http.ts';
import { keyOf, withKey } from './support/programs.ts';
import { admin, quick, type Seller, seller } from './support/seller.ts';
import { until } from './support/until.ts';

let app: TestApp;
let ann: Seller;
beforeAll(async () => {
  app = await startApp(quick);
  ann = await seller(app, { connected: false });
});
afterAll(() => app.close());

const some = { name: 'Nightly', scopes: ['read', 'design'] };

describe('an API key', () => {
  it('is shown once, found by its prefix, and stored as a hash', async () => {
    const bob = await seller(app, { connected: false });
    const made = await bob.post('/api/keys', { ...some, creditsPerDay: 5, expiresAt: '2027-12-01T09:00:00+01:00' });
    expect([made.status, made.headers.get('cache-control')]).toEqual([201, 'no-store']);
    const { id, key, prefix } = made.body;
    expect(key).toMatch(/^ink_[0-9A-Za-z]{48}$/);
    expect(key.startsWith(prefix)).toBe(true);
    const { body, text } = await bob.get('/api/keys');
    expect(body).toEqual([
      {
        ...{ id, prefix, ...some, creditsPerDay: 5, creditsUsedToday: 0, lastUsedAt: null },
        createdAt: expect.any(String),
        expiresAt: '2027-12-01T08:00:00.000Z',
      },
    ]);
    expect(text).not.toContain(key.slice(prefix.length));
    const rows = await app.prisma.$queryRaw`SELECT api_keys::text AS row FROM api_keys WHERE id = ${id}::uuid`;
    expect(JSON.stringify(rows)).not.toContain(key.slice(prefix.length));
  });

  it('signs a program in, which sees who it is', async () => {
    const { key, id } = await keyOf(ann, some);
    const program = withKey(ann, key);
    expect((await program.get('/api/user')).body.email).toBe(await ann.email());
    const [view] = (await ann.get('/api/keys')).body.filter((one) => one.id === id);
    expect(Date.now() - Date.parse(view?.lastUsedAt ?? '')).toBeLessThan(60_000);
  });

  it('has its last use written once a minute', async () => {
    const { key, id } = await keyOf(ann, some);
    const program = withKey(ann, key);
    const usedAt = async () => (await app.prisma.apiKey.findUniqueOrThrow({ where: { id } })).lastUsedAt;
    await program.get('/api/user');
    const first = await usedAt();
    await program.get('/api/user');
    expect(await usedAt()).toEqual(first);
    const before = new Date(Date.now() - 61_000);
    await app.prisma.apiKey.update({ where: { id }, data: { lastUsedAt: before } });
    await program.get('/api/user');
    expect((await usedAt())?.getTime()).toBeGreaterThan(before.getTime() + 60_000);
  });

  it('is refused in each other form', async () => {
    const { key, prefix } = await keyOf(ann, some);
    const other = await keyOf(ann, some);
    const mixed = prefix + other.key.slice(prefix.length);
    for (const wrong of [`${key}a`, key.slice(0, -1), key.toLowerCase(), prefix, mixed, 'ink_', 'ink_x']) {
      const { status, headers } = await withKey(ann, wrong).get('/api/user');
      expect([status, headers.get('www-authenticate')]).toEqual([
        401,
        expect.stringContaining('error="invalid_token"'),
      ]);
    }
  });

  it('is refused at once when it was removed, and is its seller’s to remove', async () => {
    const { key, id } = await keyOf(ann, some);
    const bob = await seller(app, { connected: false });
    expect((await bob.delete(`/api/keys/${id}`)).status).toBe(404);
    expect((await withKey(ann, key).get('/api/user')).status).toBe(200);
    expect((await ann.delete(`/api/keys/${id}`)).status).toBe(204);
    expect((await withKey(ann, key).get('/api/user')).status).toBe(401);
    expect((await ann.delete(`/api/keys/${id}`)).status).toBe(404);
  });

  it('is refused at once by each node when it was removed by one', async () => {
    const other = await startApp({ ...quick, DATABASE_URL: app.databaseUrl });
    try {
      const { key, id } = await keyOf(ann, some);
      const headers = { authorization: `Bearer ${key}` };
      const isOpen = async (node: TestApp) => (await fetch(`${node.url}/api/user`, { headers })).status === 200;
      expect([await isOpen(app), await isOpen(other)]).toEqual([true, true]);
      await ann.delete(`/api/keys/${id}`);
      expect([await isOpen(other), await isOpen(app)]).toEqual([false, false]);
    } finally {
      await other.close();
    }
  });

  it('says that it has ended', async () => {
    const { key, id } = await keyOf(ann, some);
    await app.prisma.apiKey.update({ where: { id }, data: { expiresAt: new Date() } });
    const { status, body } = await withKey(ann, key).get('/api/user');
    expect([status, body.error]).toEqual([401, 'The API key “Nightly” has ended. Make a new one.']);
  });

  it('is refused while its owner is suspended', async () => {
    const bob = await seller(app, { connected: false });
    const { key } = await keyOf(bob, some);
    const administrator = await admin(app, { connected: false });
    await administrator.post(`/api/admin/users/${bob.id}/suspend`, { reason: 'Fraud' });
    const { status, body } = await withKey(bob, key).get('/api/user');
    expect([status, body.code]).toEqual([403, 'account_suspended']);
    await administrator.post(`/api/admin/users/${bob.id}/restore`);
    expect((await withKey(bob, key).get('/api/user')).status).toBe(200);
  });

  it('reaches no key, also not its own, and no administrator’s area', async () => {
    const administrator = await admin(app, { connected: false });
    const { key, id } = await keyOf(administrator, {
      name: 'All',
      scopes: ['read', 'design', 'publish', 'billing:read'],
    });
    const program = withKey(administrator, key);
    const refusals = [
      await program.get('/api/keys'),
      await program.post('/api/keys', some),
      await program.delete(`/api/keys/${id}`),
      await program.get('/api/admin/users'),
      await program.post('/api/admin/grant-credits', { userId: administrator.id, amount: 1 }),
    ];
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual(
      refusals.map(() => [403, 'session_required']),
    );
    expect((await administrator.get('/api/keys')).body).toHaveLength(1);
  });

  it('is in the export, without what it signs in with', async () => {
    const bob = await seller(app, { connected: false });
    const { key, prefix } = await keyOf(bob, some);
    const headers = { authorization: `Bearer ${bob.token}` };
    const response = await fetch(`${app.url}/api/user/export`, { headers });
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const text = strFromU8(files['apiKeys.json'] ?? new Uint8Array());
    expect(JSON.parse(text)).toMatchObject([{ name: 'Nightly', prefix, scopes: some.scopes }]);
    expect(text).not.toMatch(/hash/i);
    expect(text).not.toContain(key.slice(prefix.length));
  });

  it('ends the stream that it has opened when it is removed', async () => {
    const { key, id } = await keyOf(ann, some);
    const reader = new EventReader();
    expect((await reader.begin({ app, token: key })).status).toBe(200);
    expect((await ann.delete(`/api/keys/${id}`)).status).toBe(204);
    await until(
      async () => reader.ended,
      (ended) => ended,
    );
  });

  it('stays when its owner changes the password', async () => {
    const bob = await seller(app, { connected: false });
    const { key } = await keyOf(bob, some);
    const body = JSON.stringify({ password: 'another horse' });
    const changed = await requestRaw(app, 'PUT', '/auth/v1/user', {
      body,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bob.token}` },
    });
    expect(changed.status).toBe(200);
    expect((await withKey(bob, key).get('/api/user')).status).toBe(200);
  });

  it('is reported: in the audit log and by mail', async () => {
    const bob = await seller(app, { connected: false });
    const { id, prefix } = await keyOf(bob, some);
    await bob.delete(`/api/keys/${id}`);
    expect(await actsOf(app, bob)).toEqual([
      { action: 'account.api_key_created', subjectId: bob.id, detail: { key: prefix } },
      { action: 'account.api_key_removed', subjectId: bob.id, detail: { key: prefix } },
    ]);
    const [mail] = await mailsTo(app, await bob.email(), 1);
    expect(mail?.subject).toBe('An API key was made');
    expect(mail?.text).toContain(`“Nightly” (${prefix}…)`);
    expect(mail?.text).toContain('even if you change your password');
  });

  it('made lately goes when its owner says that it was not them; an older one stays', async () => {
    const bob = await seller(app, { connected: false });
    const old = await keyOf(bob, some);
    await app.prisma.apiKey.update({
      where: { id: old.id },
      data: { createdAt: new Date(Date.now() - 31 * 86_400_000) },
    });
    const { key } = await keyOf(bob, some);
    const token = await notMeTokenIn(app, await bob.email(), 'An API key was made');
    const body = JSON.stringify({ token });
    const secured = await fetch(`${app.url}/auth/v1/not-me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(secured.ok).toBe(true);
    expect((await withKey(bob, key).get('/api/user')).status).toBe(401);
    expect((await withKey(bob, old.key).get('/api/user')).status).toBe(200);
  });

  it('is gone with its account', async () => {
    const bob = await seller(app, { connected: false });
    const { key } = await keyOf(bob, some);
    await bob.send('DELETE', '/api/user', JSON.stringify({ password: 'correct horse' }));
    expect((await withKey(bob, key).get('/api/user')).status).toBe(401);
  });

  it('asks for a recent sign-in, or one with a second factor', async () => {
    const bob = await seller(app, { connected: false });
    const long = new Date(Date.now() - 3_600_000);
    const idempotent = { 'idempotency-key': 'made while it was recent' };
    expect((await bob.send('POST', '/api/keys', JSON.stringify(some), idempotent)).status).toBe(201);
    await app.prisma.session.updateMany({ where: { userId: bob.id }, data: { createdAt: long } });
    const { status, body } = await bob.post('/api/keys', some);
    expect([status, body.code]).toEqual([403, 'recent_sign_in_required']);
    const repeated = await bob.send('POST', '/api/keys', JSON.stringify(some), idempotent);
    expect([repeated.status, repeated.text]).toEqual([403, expect.not.stringContaining('ink_')]);
    await app.prisma.session.updateMany({ where: { userId: bob.id }, data: { aal: 'aal2' } });
    expect((await bob.post('/api/keys', some)).status).toBe(201);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['read', 'read'] }, 'scopes'],
    [{ scopes: ['admin'] }, 'scopes'],
    [{ scopes: 'read' }, 'scopes'],
    [{ creditsPerDay: -1 }, 'creditsPerDay'],
    [{ creditsPerDay: 10_001 }, 'creditsPerDay'],
    [{ creditsPerDay: 1.5 }, 'creditsPerDay'],
    [{ expiresAt: 'tomorrow' }, 'expiresAt'],
    [{ expiresAt: '2027-12-01T09:00:00' }, 'expiresAt'],
    [{ expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
    [{ expiresAt: '2099-01-01T00:00:00Z' }, 'expiresAt'],
  ])('with %j is refused at its field', async (body, field) => {
    const answer = await ann.post('/api/keys', { ...some, ...body });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  });

  it('is one of fifty at most, also where many are made at once', async () => {
    const bob = await seller(app, { connected: false });
    const row = { userId: bob.id, name: 'Many', scopes: ['read'], keyHash: new Uint8Array(32) };
    const data = Array.from({ length: 48 }, (_, at) => ({ ...row, prefix: `many${at}${bob.id.slice(0, 4)}` }));
    await app.prisma.apiKey.createMany({ data });
    const answers = await Promise.all(Array.from({ length: 6 }, () => bob.post('/api/keys', some)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect((await bob.get('/api/keys')).body).toHaveLength(50);
  });
});

it('a key that was removed on one node is refused on another', async () => {
  const { key, id } = await keyOf(ann, some);
  await app.prisma.apiKey.delete({ where: { id } });
  await until(
    async () => (await withKey(ann, key).get('/api/user')).status,
    (status) => status === 401,
    { seconds: 1 },
  );
});

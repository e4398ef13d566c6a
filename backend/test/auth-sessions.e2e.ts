import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import type { WireSession } from '../src/auth/model/wire-user.ts';
import { bearer, browser, mailsTo, member, password, refresh, signIn, wire } from './support/accounts.ts';
import { startApp, type TestApp } from './support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ AUTH_REUSE_INTERVAL_SECONDS: '1' });
});
afterAll(() => app.close());

const withPassword = (body: unknown) => wire(app, 'POST', '/token?grant_type=password', body);
const claims = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
/** Moves what has happened to the session's tokens into the past. */
const longAgo = (session: WireSession, ms = 5000) =>
  app.prisma.refreshToken.updateMany({
    where: { sessionId: claims(session.access_token).session_id, revokedAt: { not: null } },
    data: { revokedAt: new Date(Date.now() - ms) },
  });

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

describe('a password', () => {
  it('opens a session with the tokens that clients expect', async () => {
    const { id, email } = await member(app);
    const { status, body } = await withPassword({ email: email.toUpperCase(), password, gotrue_meta_security: {} });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual([
      'access_token',
      'token_type',
      'expires_in',
      'expires_at',
      'refresh_token',
      'user',
    ]);
    expect(body).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { id, email, role: 'authenticated' } });
    expect(body.expires_at).toBeGreaterThan(Date.now() / 1000 + 3500);
    const user = body.user;
    expect(claims(body.access_token)).toEqual({
      iss: `${app.url}/auth/v1`,
      sub: id,
      aud: 'authenticated',
      iat: expect.any(Number),
      exp: body.expires_at,
      email,
      phone: '',
      app_metadata: user.app_metadata,
      user_metadata: { email_verified: true },
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      session_id: expect.any(String),
      is_anonymous: false,
    });
  });

  it('is refused in the same words whether the address or the password is wrong', async () => {
    const { email } = await member(app);
    const wrong = await withPassword({ email, password: 'wrong' });
    const unknown = await withPassword({ email: 'nobody@example.com', password });
    const bodies = [wrong, unknown].map(({ status, body }) => ({ status, ...body }));
    expect(bodies[0]).toEqual({ status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' });
    expect(bodies[1]).toEqual(bodies[0]);
  });

  it('says that the address awaits confirmation only to who knows the password', async () => {
    const { email } = await member(app);
    await app.prisma.user.update({ where: { email }, data: { emailConfirmedAt: null } });
    expect((await withPassword({ email, password: 'wrong' })).body.code).toBe('invalid_credentials');
    expect((await withPassword({ email, password })).body).toEqual({
      code: 'email_not_confirmed',
      message: 'Email not confirmed',
    });
  });

  it('does not open a suspended account', async () => {
    const { email } = await member(app);
    await app.prisma.user.update({ where: { email }, data: { bannedUntil: new Date(Date.now() + 60_000) } });
    expect(await withPassword({ email, password })).toMatchObject({ status: 400, body: { code: 'user_banned' } });
    await app.prisma.user.update({ where: { email }, data: { bannedUntil: new Date(Date.now() - 1000) } });
    expect((await withPassword({ email, password })).status).toBe(200);
  });

  it('is told to be weak where the policy has become stricter', async () => {
    const { email } = await member(app);
    await app.prisma.user.update({ where: { email }, data: { passwordHash: await hash('abc') } });
    const { body } = await withPassword({ email, password: 'abc' });
    expect(body.weak_password).toEqual({ message: 'Password should be at least 6 characters.', reasons: ['length'] });
  });

  it.each([[{ password }], [{ email: '', password }], [{ email: null, password }]])(
    'needs an address: %j',
    async (body) => {
      expect(await withPassword(body)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    },
  );

  it.each(['', 'magic', 'id_token', 'web3'])('is no grant called "%s"', async (grant) => {
    expect(await wire(app, 'POST', `/token?grant_type=${grant}`, {})).toMatchObject({
      status: 400,
      body: { code: 'invalid_credentials', message: 'unsupported_grant_type' },
    });
  });
});

describe('a refresh token', () => {
  const start = async () => signIn(app, (await member(app)).email);

  it('is exchanged for its successor in the same session', async () => {
    const first = await start();
    const { status, body } = await refresh(app, first.refresh_token);
    expect(status).toBe(200);
    expect(body.refresh_token).not.toBe(first.refresh_token);
    expect(claims(body.access_token)).toMatchObject({
      session_id: claims(first.access_token).session_id,
      amr: claims(first.access_token).amr,
    });
  });

  it('gives twenty tabs at once the same successor', async () => {
    const first = await start();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(app, first.refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const tokens = new Set(answers.map(({ body }) => body.refresh_token));
    expect(tokens.size).toBe(1);
    const [successor = ''] = tokens;
    expect((await refresh(app, successor)).status).toBe(200);
  });

  it('gives who lost the answer the same successor for a minute', async () => {
    const first = await start();
    const lost = await refresh(app, first.refresh_token);
    await longAgo(first);
    const again = await refresh(app, first.refresh_token);
    expect(again.body.refresh_token).toBe(lost.body.refresh_token);
  });

  it('gives an older one the active token within the reuse interval', async () => {
    const first = await start();
    const second = await refresh(app, first.refresh_token);
    const third = await refresh(app, second.body.refresh_token);
    const late = await refresh(app, first.refresh_token);
    expect(late).toMatchObject({ status: 200, body: { refresh_token: third.body.refresh_token } });
  });

  it('ends its session, and no other, when it is used after the interval', async () => {
    const { email } = await member(app);
    const first = await signIn(app, email);
    const other = await signIn(app, email);
    const second = await refresh(app, first.refresh_token);
    const newest = await refresh(app, second.body.refresh_token);
    await longAgo(first);
    expect(await refresh(app, first.refresh_token)).toMatchObject({
      status: 400,
      body: { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
    });
    expect((await refresh(app, newest.body.refresh_token)).body.code).toBe('refresh_token_not_found');
    const user = await wire(app, 'GET', '/user', undefined, bearer(newest.body.access_token));
    expect(user).toMatchObject({ status: 403, body: { code: 'session_not_found' } });
    expect((await refresh(app, other.refresh_token)).status).toBe(200);
  });

  it('does not let a thief and the owner refresh in turn, and warns the owner', async () => {
    const first = await start();
    const thief = await refresh(app, first.refresh_token);
    await longAgo(first, 61_000);
    expect((await refresh(app, first.refresh_token)).body.code).toBe('refresh_token_already_used');
    expect((await refresh(app, thief.body.refresh_token)).body.code).toBe('refresh_token_not_found');
    expect((await mailsTo(app, first.user.email))[0]?.subject).toBe('We signed out one of your devices');
  });

  it.each([
    ['left unused for 30 days', false, { refreshedAt: daysAgo(30) }, 'session_expired'],
    ['used again and again for 90 days', false, { createdAt: daysAgo(90) }, 'session_expired'],
    ['of an administrator, 12 hours old', true, { createdAt: daysAgo(0.5) }, 'session_expired'],
    ['of anybody else, 12 hours old', false, { createdAt: daysAgo(0.5) }, undefined],
  ])('ends with a session that was %s', async (_, isAdmin, data, code) => {
    const first = await start();
    await app.prisma.user.update({ where: { id: first.user.id }, data: { isAdmin } });
    await app.prisma.session.updateMany({ where: { userId: first.user.id }, data });
    expect((await refresh(app, first.refresh_token)).body.code).toBe(code);
  });

  it('ends the session once when an old one comes twenty times at once', async () => {
    const first = await start();
    const second = await refresh(app, first.refresh_token);
    await refresh(app, second.body.refresh_token);
    await longAgo(first);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(app, first.refresh_token)));
    const codes = answers.map(({ status, body }) => `${status} ${body.code}`).sort();
    expect(codes[0]).toBe('400 refresh_token_already_used');
    expect(new Set(codes.slice(1))).toEqual(new Set(['400 refresh_token_not_found']));
  });

  it('is kept as a hash, sealed while it is the active one', async () => {
    const first = await start();
    const rows = await app.prisma.refreshToken.findMany({ where: { session: { userId: first.user.id } } });
    const stored = Buffer.from(JSON.stringify(rows.map((row) => [...row.tokenHash, ...(row.sealed ?? [])])));
    expect(rows).toHaveLength(1);
    expect(stored.includes(first.refresh_token)).toBe(false);
    await refresh(app, first.refresh_token);
    const used = await app.prisma.refreshToken.findFirstOrThrow({
      where: { session: { userId: first.user.id }, revokedAt: { not: null } },
    });
    expect(used.sealed).toBeNull();
  });

  it.each(['', 'short', 'with a blank in it', 'a'.repeat(500), 'zażółć-gęślą-jaźń'])(
    'has a shape: "%s"',
    async (token) => {
      expect(await refresh(app, token)).toMatchObject({
        status: 400,
        body: { code: 'validation_failed', message: 'Refresh token is not valid' },
      });
    },
  );

  it('is not found where nobody has it', async () => {
    expect(await refresh(app, 'a'.repeat(43))).toMatchObject({
      status: 400,
      body: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token: Refresh Token Not Found' },
    });
  });

  it('is refused for a suspended account', async () => {
    const first = await start();
    await app.prisma.user.update({ where: { id: first.user.id }, data: { bannedUntil: new Date('2999-01-01') } });
    expect(await refresh(app, first.refresh_token)).toMatchObject({ status: 400, body: { code: 'user_banned' } });
  });
});

it('keeps the twenty sessions that were used last', async () => {
  const { id, email } = await member(app);
  const first = await signIn(app, email);
  const data = Array.from({ length: 20 }, () => ({ userId: id, amr: [] }));
  await app.prisma.session.createMany({ data });
  await signIn(app, email);
  expect(await app.prisma.session.count({ where: { userId: id } })).toBe(20);
  expect((await refresh(app, first.refresh_token)).body.code).toBe('refresh_token_not_found');
});

describe('signing out', () => {
  const logout = (session: WireSession, scope = '') =>
    wire(app, 'POST', `/logout${scope && `?scope=${scope}`}`, '', bearer(session.access_token));
  const isAlive = async (session: WireSession) => (await refresh(app, session.refresh_token)).status === 200;

  it.each([
    ['', [false, false]],
    ['global', [false, false]],
    ['local', [false, true]],
    ['others', [true, false]],
  ])('with scope "%s" leaves this and another session %j', async (scope, alive) => {
    const { email } = await member(app);
    const [here, there] = [await signIn(app, email), await signIn(app, email)];
    const { status, text } = await logout(here, scope);
    expect({ status, text }).toEqual({ status: 204, text: '' });
    expect([await isAlive(here), await isAlive(there)]).toEqual(alive);
  });

  it('has no other scope, and leaves everything as it is', async () => {
    const session = await signIn(app, (await member(app)).email);
    expect(await logout(session, 'everywhere')).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(await isAlive(session)).toBe(true);
  });

  it('makes the refresh token not found, which the product starts up by', async () => {
    const { email } = await member(app);
    const { auth, storage } = browser(app);
    await auth.signInWithPassword({ email, password });
    const saved = JSON.parse(storage.getItem('sb-inkloom-auth-token') ?? '');
    await auth.signOut();
    storage.setItem('sb-inkloom-auth-token', JSON.stringify({ ...saved, expires_at: 1 }));
    expect((await auth.getSession()).error).toMatchObject({ code: 'refresh_token_not_found' });
  });

  it('is done for the client when it was done before', async () => {
    const { email } = await member(app);
    const { auth } = browser(app);
    await auth.signInWithPassword({ email, password });
    await app.prisma.session.deleteMany({ where: { user: { email } } });
    expect((await auth.signOut()).error).toBeNull();
  });
});

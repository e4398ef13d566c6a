import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type JWK, type JWTPayload, SignJWT } from 'jose';
import type { WireSession } from '../src/auth/model/wire-user.ts';
import { bearer, browser, member, password, refresh, signIn, wire } from './support/accounts.ts';
import { startApp, type TestApp } from './support/app.ts';
import { request } from './support/http.ts';

const ours = newKey('ours');
const former = newKey('former');
const strange = newKey('ours');

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ AUTH_SIGNING_KEY: ours.jwk, AUTH_PREVIOUS_KEYS: `[${former.jwk}]` });
});
afterAll(() => app.close());

let session: WireSession;
beforeEach(async () => {
  session = await signIn(app, (await member(app)).email);
});

function newKey(kid: string) {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { kid, key: privateKey, jwk: JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid }) };
}

/** The claims of the session's own token, changed. */
const claims = (changes: object = {}): JWTPayload => ({
  ...JSON.parse(Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString()),
  ...changes,
});
const signed = ({ kid, key }: ReturnType<typeof newKey>, payload: JWTPayload, alg = 'ES256') =>
  new SignJWT(payload).setProtectedHeader({ alg, kid, typ: 'JWT' }).sign(key);
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const atAuth = (token: string) => wire(app, 'GET', '/user', undefined, bearer(token));
const atApi = (token: string) => request(app, 'GET', '/api/user', { headers: bearer(token) });
const published = async (): Promise<JWK[]> => (await wire(app, 'GET', '/.well-known/jwks.json')).body.keys;

describe('a forged token', () => {
  const forgeries: [string, () => Promise<string> | string][] = [
    ['of no algorithm', () => `${part({ alg: 'none', typ: 'JWT', kid: 'ours' })}.${part(claims())}.`],
    [
      'of no algorithm, with the signature',
      () => `${part({ alg: 'none', kid: 'ours' })}.${part(claims())}.${session.access_token.split('.')[2]}`,
    ],
    ['of another key', () => signed(strange, claims())],
    ['of a key nobody knows', () => signed(newKey('unknown'), claims())],
    ['without a key id', () => new SignJWT(claims()).setProtectedHeader({ alg: 'ES256' }).sign(ours.key)],
    [
      'by HMAC with the published key',
      async () => {
        const [key] = await published();
        const secret = new TextEncoder().encode(JSON.stringify(key));
        return new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'ours' }).sign(secret);
      },
    ],
    ['that has run out', () => signed(ours, claims({ exp: Math.floor(Date.now() / 1000) - 1 }))],
    ['for another audience', () => signed(ours, claims({ aud: 'anon' }))],
    ['of another issuer', () => signed(ours, claims({ iss: 'https://evil.example/auth/v1' }))],
    [
      'with changed claims',
      () => {
        const [header, , signature] = session.access_token.split('.');
        return `${header}.${part(claims({ sub: randomUUID() }))}.${signature}`;
      },
    ],
    ['that is no token', () => 'not.a.token'],
    ['that is a word', () => 'x'],
  ];

  it.each(forgeries)('%s is refused everywhere', async (_, forge) => {
    const token = await forge();
    const auth = await atAuth(token);
    expect({ status: auth.status, code: auth.body.code }).toEqual({ status: 403, code: 'bad_jwt' });
    expect(auth.body.message).toMatch(/^invalid JWT: unable to parse or verify signature, /);
    expect(await atApi(token)).toMatchObject({ status: 401, body: { error: 'Unauthorized', code: 'unauthorized' } });
  });

  it('signed as ours are is taken, so that the above prove something', async () => {
    expect((await atAuth(await signed(ours, claims()))).status).toBe(200);
    expect((await atApi(await signed(ours, claims()))).status).toBe(200);
  });
});

describe('a request without a token', () => {
  it.each(['', 'Bearer', 'Bearer ', 'Basic dXNlcjpwYXNz', 'Token x'])('is told so: "%s"', async (authorization) => {
    expect(await wire(app, 'GET', '/user', undefined, authorization ? { authorization } : {})).toMatchObject({
      status: 401,
      body: { code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' },
    });
  });

  it('may still carry any key on a public call', async () => {
    const headers = { authorization: 'Bearer sb_publishable_anon', apikey: 'anything' };
    expect((await wire(app, 'POST', '/recover', { email: 'a@b.c' }, headers)).status).toBe(200);
  });
});

describe('a good token', () => {
  it('ends with its session, on the auth wire and at the product', async () => {
    await app.prisma.session.deleteMany({ where: { userId: session.user.id } });
    expect(await atAuth(session.access_token)).toMatchObject({ status: 403, body: { code: 'session_not_found' } });
    expect((await atApi(session.access_token)).status).toBe(401);
    const { auth } = browser(app);
    const { error } = await auth.getUser(session.access_token);
    expect(error?.message).toBe('Auth session missing!');
  });

  it('ends with its user', async () => {
    await app.prisma.user.delete({ where: { id: session.user.id } });
    expect(await atAuth(session.access_token)).toMatchObject({ status: 403, body: { code: 'user_not_found' } });
    expect((await atApi(session.access_token)).status).toBe(401);
  });

  it('is refused for a suspended account', async () => {
    await app.prisma.user.update({ where: { id: session.user.id }, data: { bannedUntil: new Date('2999-01-01') } });
    expect(await atAuth(session.access_token)).toMatchObject({ status: 403, body: { code: 'user_banned' } });
    expect(await atApi(session.access_token)).toMatchObject({ status: 403, body: { code: 'account_suspended' } });
  });

  it('opens nothing of the administration protocol', async () => {
    expect(await wire(app, 'GET', '/admin/users', undefined, bearer(session.access_token))).toMatchObject({
      status: 403,
      body: { code: 'not_admin' },
    });
    expect(await wire(app, 'DELETE', '/admin/users/1')).toMatchObject({
      status: 401,
      body: { code: 'no_authorization' },
    });
  });
});

describe('the keys', () => {
  it('are published without their secrets', async () => {
    const { headers, body } = await wire(app, 'GET', '/.well-known/jwks.json');
    expect(headers.get('cache-control')).toBe('public, max-age=600');
    const parts = { kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', key_ops: ['verify'] };
    const [x, y] = [expect.any(String), expect.any(String)];
    expect(body).toEqual({
      keys: [
        { kid: 'ours', x, y, ...parts },
        { kid: 'former', x, y, ...parts },
      ],
    });
  });

  it('let a client verify a token by itself', async () => {
    const { auth } = browser(app);
    const { email = '' } = session.user;
    await auth.signInWithPassword({ email, password });
    const { data, error } = await auth.getClaims();
    expect(error).toBeNull();
    expect(data).toMatchObject({ claims: { email }, header: { alg: 'ES256', kid: 'ours' } });
  });

  it('may be two while one takes over from the other', async () => {
    const old = await signed(former, claims());
    expect((await atAuth(old)).status).toBe(200);
    expect((await atApi(old)).status).toBe(200);
    const { body } = await refresh(app, session.refresh_token);
    expect(JSON.parse(Buffer.from(body.access_token.split('.')[0] ?? '', 'base64url').toString()).kid).toBe('ours');
  });
});

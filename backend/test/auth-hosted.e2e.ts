import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { SignJWT } from 'jose';
import { bearer, someAddress, wire } from './support/accounts.ts';
import { startApp, type TestApp } from './support/app.ts';
import { EventReader } from './support/event-reader.ts';
import { request } from './support/http.ts';
import { until } from './support/until.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

const [bossId, boss] = [randomUUID(), 'boss@example.com'];

let project: Server;
let issuer: string;
let app: TestApp;
beforeAll(async () => {
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'hosted', alg: 'ES256', use: 'sig' }];
  project = createServer(async (asked, response) => {
    calls.push(`${asked.method} ${asked.url}`);
    if (isDown) response.writeHead(503).end();
    else if (asked.url?.startsWith('/auth/v1/token')) {
      const { password } = JSON.parse(await text(asked));
      response.statusCode = password === 'the right one' ? 200 : 400;
      response.end(JSON.stringify({ access_token: 'a.session.token' }));
    } else response.end(JSON.stringify({ keys }));
  }).listen(0, '127.0.0.1');
  await once(project, 'listening');
  issuer = `http://127.0.0.1:${(project.address() as AddressInfo).port}/auth/v1`;
  app = await startApp({ AUTH_JWKS_URL: jwksUrl(), AUTH_ISSUER: issuer, ADMIN_EMAIL: boss });
});
afterAll(async () => {
  await app.close();
  project.closeAllConnections();
  project.close();
});

let isDown = false;
const calls: string[] = [];
const jwksUrl = () => `http://127.0.0.1:${(project.address() as AddressInfo).port}/jwks.json`;

const token = (sub: string, email: string, iss: string = issuer, claims: object = {}) =>
  new SignJWT({ ...claims, email, session_id: randomUUID(), role: 'authenticated' })
    .setProtectedHeader({ alg: 'ES256', kid: 'hosted' })
    .setSubject(sub)
    .setIssuer(iss)
    .setAudience('authenticated')
    .setExpirationTime('1h')
    .sign(privateKey);
const me = async (sub: string, email: string, iss?: string, claims?: object) =>
  request(app, 'GET', '/api/user', { headers: bearer(await token(sub, email, iss, claims)) });

it('makes a user of a hosted project’s token at first sight, once', async () => {
  const [id, email] = [randomUUID(), someAddress()];
  const answers = await Promise.all(Array.from({ length: 10 }, () => me(id, email)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(answers[0]?.body).toMatchObject({ email, credits: 20, is_admin: false });
  expect(await app.prisma.user.count({ where: { id } })).toBe(1);
});

it('follows the project where an address changes', async () => {
  const [id, next] = [randomUUID(), someAddress()];
  await me(id, someAddress());
  expect((await me(id, next)).body).toMatchObject({ email: next, credits: 20 });
});

it('gives nobody an address that is another account’s', async () => {
  const email = someAddress();
  await me(randomUUID(), email);
  expect(await me(randomUUID(), email)).toMatchObject({ status: 403, body: { code: 'account_suspended' } });
});

it('knows the administrator', async () => {
  expect((await me(bossId, boss)).body.is_admin).toBe(true);
});

it('keeps out whom the administrator suspends, though their session at the project goes on', async () => {
  const [id, email] = [randomUUID(), someAddress()];
  await me(id, email);
  await me(bossId, boss);
  const reader = new EventReader();
  expect((await reader.begin({ app, token: await token(id, email) })).status).toBe(200);
  const headers = { ...bearer(await token(bossId, boss)), 'content-type': 'application/json' };
  const act = (name: string) =>
    request(app, 'POST', `/api/admin/users/${id}/${name}`, { headers, body: JSON.stringify({ reason: 'Spam' }) });
  expect((await act('suspend')).status).toBe(200);
  expect(await me(id, email)).toMatchObject({ status: 403, body: { code: 'account_suspended' } });
  await until(
    async () => reader.ended,
    (ended) => ended,
  );
  expect((await act('restore')).status).toBe(200);
  expect((await me(id, email)).status).toBe(200);
});

it('refuses other issuers and tokens of nobody', async () => {
  expect((await me(randomUUID(), someAddress(), `${app.url}/auth/v1`)).status).toBe(401);
  expect((await me('nobody', someAddress())).status).toBe(401);
  expect((await me(randomUUID(), '')).status).toBe(401);
});

it('asks the project for the password before an account is deleted, and leaves no session there', async () => {
  const [id, email] = [randomUUID(), someAddress()];
  const headers = { ...bearer(await token(id, email)), 'content-type': 'application/json' };
  const remove = (password: string) =>
    request(app, 'DELETE', '/api/user', { headers, body: JSON.stringify({ password }) });
  expect((await me(id, email)).status).toBe(200);
  expect((await remove('a wrong one')).status).toBe(400);
  expect(await app.prisma.user.count({ where: { id } })).toBe(1);
  calls.length = 0;
  expect((await remove('the right one')).status).toBe(204);
  expect(calls).toEqual(['POST /auth/v1/token?grant_type=password', 'POST /auth/v1/logout?scope=local']);
  expect(await app.prisma.user.count({ where: { id } })).toBe(0);
});

it('gives nobody an account by an address that the project calls unproven', async () => {
  expect((await me(randomUUID(), someAddress(), issuer, { email_verified: false })).status).toBe(401);
});

it('makes an administrator in production only of an address that the token calls proven', async () => {
  const keys = randomBytes(32).toString('base64');
  const { privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const production = await startApp({
    NODE_ENV: 'production',
    SANDBOX_PORT: '',
    ADMIN_EMAIL: boss,
    AUTH_JWKS_URL: jwksUrl(),
    AUTH_ISSUER: issuer,
    AUTH_SIGNING_KEY: JSON.stringify(key.export({ format: 'jwk' })),
    ENCRYPTION_KEY: keys,
    OPENAI_API_KEY: 'sk-test',
    STRIPE_SECRET_KEY: 'sk_test',
    STRIPE_WEBHOOK_SECRET: 'whsec_test',
    SMTP_URL: 'smtp://127.0.0.1:9',
  });
  const ask = async (claims: object) =>
    request(production, 'GET', '/api/user', { headers: bearer(await token(bossId, boss, issuer, claims)) });
  const metadata = { user_metadata: { email_verified: true } };
  expect((await ask(metadata)).status).toBe(401);
  expect((await ask({ email_verified: true })).body.is_admin).toBe(true);
  await production.close();
});

it('closes the wire of its own accounts', async () => {
  expect((await wire(app, 'POST', '/signup', { email: someAddress(), password: 'correct horse' })).status).toBe(404);
});

it('signs nobody out while the project does not answer', async () => {
  isDown = true;
  const fresh = await startApp({ AUTH_JWKS_URL: jwksUrl(), AUTH_ISSUER: issuer });
  const headers = bearer(await token(randomUUID(), someAddress()));
  expect((await request(fresh, 'GET', '/api/user', { headers })).status).toBe(500);
  isDown = false;
  expect((await request(fresh, 'GET', '/api/user', { headers })).status).toBe(200);
  await fresh.close();
});

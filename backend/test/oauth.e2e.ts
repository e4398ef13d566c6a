import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sweepOauth } from '../src/oauth/jobs/sweep-oauth.job.ts';
import { startApp, type TestApp } from './support/app.ts';
import { type Answer, requestRaw } from './support/http.ts';
import {
  type Allowed,
  allow,
  askForTokens,
  authorizationUrl,
  Browser,
  beginConsent,
  connectApp,
  decide,
  exchange,
  newVerifier,
  refresh,
  registerApp,
  requestPath,
  type TokenAnswer,
} from './support/oauth.ts';
import { runJob } from './support/run-job.ts';
import { quick, type Seller, seller } from './support/seller.ts';

let app: TestApp;
let ada: Seller;
beforeAll(async () => {
  app = await startApp({ ...quick, TRUST_PROXY: 'loopback' });
  ada = await seller(app, { connected: false });
});
afterAll(() => app.close());

const refused = (error: string) => ({ status: error === 'invalid_client' ? 401 : 400, body: { error } });

const call = (token: string, path = '/api/generations?limit=1') =>
  requestRaw(app, 'GET', path, { headers: { authorization: `Bearer ${token}` } });

/** What the audit log says that they did, in order. */
async function actsOf({ id: actorId }: Seller): Promise<string[]> {
  const entries = await app.prisma.auditEntry.findMany({ where: { actorId }, orderBy: { id: 'asc' } });
  return entries.map(({ action }) => action);
}

const isAccepted = async (token: string) => (await call(token)).status === 200;

/** What the app is sent back with where the library refuses its request. */
function errorOf({ headers }: Answer): Record<string, string> {
  const { search, hash } = new URL(headers.get('location') ?? 'about:blank');
  return Object.fromEntries(new URLSearchParams(search || hash.slice(1)));
}

describe('an authorization', () => {
  it('ends in tokens that are stored as hashes', async () => {
    const { tokens, allowed } = await connectApp(ada);
    expect(Object.fromEntries(allowed.query)).toMatchObject({ state: 'some-state', iss: app.url });
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'read design' });
    expect(tokens.access_token).toMatch(/^inkat_[\w-]{43}$/);
    expect(tokens.refresh_token).toMatch(/^inkrt_[\w-]{43}$/);
    expect(await isAccepted(tokens.access_token)).toBe(true);
    const rows = await app.prisma.$queryRaw<{ all: string }[]>`
      SELECT string_agg(t::text, ' ') AS all FROM oauth_tokens t`;
    for (const secret of [tokens.access_token, tokens.refresh_token, allowed.code]) {
      expect(rows[0]?.all).not.toContain(secret);
    }
  });

  it('gives no more than the seller allows', async () => {
    const fields = { scope: 'read design publish billing:read offline_access' };
    const { tokens } = await connectApp(ada, { fields, scopes: ['read', 'billing:read'] });
    expect(tokens.scope).toBe('read billing:read');
    const narrowed = await refresh(app, (await connectApp(ada)).app, tokens.refresh_token);
    expect(narrowed).toMatchObject(refused('invalid_grant'));
  });

  it('asks for reading and designing where the app names no scope', async () => {
    const { tokens } = await connectApp(ada, { fields: { scope: undefined, resource: undefined } });
    expect(tokens.scope).toBe('read design');
  });

  it('comes back refused', async () => {
    const { browser, uid, answer: sent } = await beginConsent(app, await registerApp(app), newVerifier());
    expect(sent.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    const { body } = await decide(ada, browser, uid, { allow: false, scopes: [] });
    const answer = errorOf(await browser.get(body.redirect_to));
    expect(answer).toMatchObject({ error: 'access_denied', state: 'some-state', iss: app.url });
    expect(answer.code).toBeUndefined();
  });

  it.each([
    ['nothing', []],
    ['something else', ['read', 'publish']],
    ['less than it requires', ['design']],
  ])('cannot be allowed %s', async (_, scopes) => {
    const { browser, uid } = await beginConsent(app, await registerApp(app), newVerifier());
    const { status, body } = await decide(ada, browser, uid, { allow: true, scopes });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'validation_failed' });
  });

  it('is shown to the browser that the app has sent, and to who opens it first', async () => {
    const { browser, uid } = await beginConsent(app, await registerApp(app), newVerifier());
    const path = requestPath(uid);
    const cookie = browser.cookieFor(path);
    const mallory = await seller(app, { connected: false });
    expect((await ada.get(path)).status).toBe(404);
    const other = await beginConsent(app, await registerApp(app), newVerifier());
    const foreign = { cookie: other.browser.cookieFor(requestPath(other.uid)) };
    expect((await ada.get(path, foreign)).status).toBe(404);
    const opened = await ada.get(path, { cookie });
    expect(opened.body).toMatchObject({
      app: { name: 'Sample assistant', address_kind: 'computer', address: '127.0.0.1', document_host: null },
      scopes: [
        { scope: 'read', required: true },
        { scope: 'design', required: false },
      ],
      needs_sign_in: false,
    });
    expect((await mallory.get(path, { cookie })).status).toBe(404);
    expect((await decide(mallory, browser, uid, { allow: true, scopes: ['read'] })).status).toBe(404);
    expect((await requestRaw(app, 'GET', path, { headers: { cookie } })).status).toBe(401);
  });

  it('is allowed by who signed in a moment ago, and refused by anybody', async () => {
    const bob = await seller(app, { connected: false });
    await app.prisma.session.updateMany({ where: { userId: bob.id }, data: { createdAt: new Date('2026-01-01') } });
    const { browser, uid } = await beginConsent(app, await registerApp(app), newVerifier());
    const opened = await bob.get(requestPath(uid), { cookie: browser.cookieFor(requestPath(uid)) });
    expect(opened.body.needs_sign_in).toBe(true);
    const { status, body } = await decide(bob, browser, uid, { allow: true, scopes: ['read'] });
    expect([status, body.code]).toEqual([403, 'recent_sign_in_required']);
    expect((await bob.get('/api/grants')).body).toEqual([]);
    expect((await decide(bob, browser, uid, { allow: false, scopes: [] })).status).toBe(200);
  });

  it('is decided once', async () => {
    const { browser, uid } = await beginConsent(app, await registerApp(app), newVerifier());
    const presses = [1, 2, 3].map(() => decide(ada, browser, uid, { allow: true, scopes: ['read'] }));
    const statuses = (await Promise.all(presses)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 404, 404]);
  });

  it('is resumed in its own browser alone', async () => {
    const { browser, uid } = await beginConsent(app, await registerApp(app), newVerifier());
    const { body } = await decide(ada, browser, uid, { allow: true, scopes: ['read'] });
    const answer = await new Browser(app).get(body.redirect_to);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('This request has ended');
  });

  it.each([
    ['no challenge', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['no method', { code_challenge_method: undefined }, 'invalid_request'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a resource of somebody else', { resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
    ['a token in the address', { response_type: 'token' }, 'unsupported_response_type'],
    ['a form for the answer', { response_mode: 'form_post' }, 'unsupported_response_mode'],
    ['no questions', { prompt: 'none' }, 'consent_required'],
    ['scopes of others alone', { scope: 'openid email' }, 'invalid_scope'],
    ['the scope of OpenID Connect alone', { scope: 'openid' }, 'invalid_scope'],
  ])('is refused with %s', async (_, fields, error) => {
    const { answer } = await beginConsent(app, await registerApp(app), newVerifier(), fields);
    expect(errorOf(answer)).toMatchObject({ error, state: 'some-state', iss: app.url });
  });

  it('is answered without what it asks of OpenID Connect', async () => {
    const foreign = {
      nonce: 'n',
      max_age: 'soon',
      acr_values: 'gold',
      claims: '{',
      id_token_hint: 'x',
      registration: '',
    };
    const { tokens } = await connectApp(ada, { fields: { ...foreign, scope: 'read design openid' } });
    expect(tokens.scope).toBe('read design');
  });

  it.each(['consent', 'login', 'select_account consent'])('may ask for prompt=%s', async (prompt) => {
    const { tokens } = await connectApp(ada, { fields: { prompt, scope: 'read design offline_access' } });
    expect(await isAccepted(tokens.access_token)).toBe(true);
  });

  it.each([
    ['another address', { redirect_uri: 'https://evil.example/callback' }, 'This app sent a wrong return address'],
    ['another path', { redirect_uri: 'http://127.0.0.1/elsewhere' }, 'This app sent a wrong return address'],
    ['another host', { redirect_uri: 'http://localhost/callback' }, 'This app sent a wrong return address'],
    ['an unknown app', { client_id: 'nobody' }, 'We don’t know this app'],
  ])('sends nobody to %s', async (_, fields, words) => {
    const { answer } = await beginConsent(app, await registerApp(app), newVerifier(), fields);
    expect(answer.headers.get('location')).toBeNull();
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(words);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('goes back to any port of a loopback address', async () => {
    const local = 'http://127.0.0.1:54321/callback';
    const allowed = await allow(ada, await registerApp(app), { fields: { redirect_uri: local } });
    const { body } = await exchange(app, allowed, { redirect_uri: local });
    expect(await isAccepted(body.access_token)).toBe(true);
  });
});

describe('a code', () => {
  const someCode = async (): Promise<Allowed> => allow(ada, await registerApp(app));

  it('that comes twice ends what came of it', async () => {
    const bob = await seller(app, { connected: false });
    const allowed = await allow(bob, await registerApp(app));
    const { body: tokens } = await exchange(app, allowed);
    expect(await exchange(app, allowed)).toMatchObject(refused('invalid_grant'));
    expect(await isAccepted(tokens.access_token)).toBe(false);
    expect((await bob.get('/api/grants')).body).toEqual([]);
    expect(await actsOf(bob)).toEqual(['account.app_connected', 'account.app_token_reused']);
    expect(await refresh(app, allowed.app, tokens.refresh_token)).toMatchObject(refused('invalid_grant'));
  });

  it('gives one set of tokens however many ask at once', async () => {
    const allowed = await someCode();
    const answers = await Promise.all([1, 2, 3, 4].map(() => exchange(app, allowed)));
    const given = answers.filter(({ status }) => status === 200);
    expect(given.length).toBeLessThanOrEqual(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(4 - given.length);
    for (const { body } of given) expect(await isAccepted(body.access_token)).toBe(false);
  });

  it.each([
    ['a wrong verifier', { code_verifier: newVerifier() }],
    ['no verifier', { code_verifier: undefined }],
    ['another return address', { redirect_uri: 'http://127.0.0.1/elsewhere' }],
    ['the code of nobody', { code: 'made-up' }],
  ])('is refused with %s', async (_, fields) => {
    expect(await exchange(app, await someCode(), fields)).toMatchObject(refused('invalid_grant'));
  });

  it('is of no use to another app', async () => {
    const { client_id } = await registerApp(app);
    expect(await exchange(app, await someCode(), { client_id })).toMatchObject(refused('invalid_grant'));
  });

  it('is for what it was asked for', async () => {
    const asked = exchange(app, await someCode(), { resource: `${app.url}/api` });
    expect(await asked).toMatchObject(refused('invalid_target'));
    const { body } = await exchange(app, await someCode(), { resource: `${app.url}/mcp` });
    expect(await isAccepted(body.access_token)).toBe(true);
  });

  it('that comes again after its end still ends what came of it', async () => {
    const allowed = await someCode();
    const { body: tokens } = await exchange(app, allowed);
    await endAll('AuthorizationCode');
    await runJob(app, sweepOauth);
    expect(await isAccepted(tokens.access_token)).toBe(true);
    expect(await exchange(app, allowed)).toMatchObject(refused('invalid_grant'));
    expect(await isAccepted(tokens.access_token)).toBe(false);
  });

  it('ends after a minute', async () => {
    const allowed = await someCode();
    await endAll('AuthorizationCode');
    expect(await exchange(app, allowed)).toMatchObject(refused('invalid_grant'));
  });
});

/** Lets the time of all tokens of a kind be over. */
async function endAll(kind: 'AuthorizationCode' | 'AccessToken' | 'RefreshToken'): Promise<void> {
  await app.prisma.$executeRaw`
    UPDATE oauth_tokens SET expires_at = now() - interval '1 second',
           payload = jsonb_set(payload, '{exp}', to_jsonb(floor(extract(epoch FROM now()))::int - 1))
     WHERE kind = ${kind}::oauth_token_kind`;
}

describe('a refresh token', () => {
  it('gives new tokens once; a second use ends all', async () => {
    const { app: client, tokens } = await connectApp(ada);
    const { body: next } = await refresh(app, client, tokens.refresh_token);
    expect(next.refresh_token).not.toBe(tokens.refresh_token);
    expect(await isAccepted(next.access_token)).toBe(true);
    expect(await refresh(app, client, tokens.refresh_token)).toMatchObject(refused('invalid_grant'));
    expect(await isAccepted(next.access_token)).toBe(false);
    expect(await refresh(app, client, next.refresh_token)).toMatchObject(refused('invalid_grant'));
  });

  it('is used once by several at a time', async () => {
    const { app: client, tokens } = await connectApp(ada);
    const answers = await Promise.all([1, 2, 3].map(() => refresh(app, client, tokens.refresh_token)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    for (const { body } of answers) if (body.access_token) expect(await isAccepted(body.access_token)).toBe(false);
  });

  it('may ask for less, and never for more', async () => {
    const { app: client, tokens } = await connectApp(ada);
    const more = await refresh(app, client, tokens.refresh_token, { scope: 'read publish' });
    expect(more).toMatchObject(refused('invalid_scope'));
    const { body } = await refresh(app, client, tokens.refresh_token, { scope: 'read' });
    expect(body.scope).toBe('read');
    const press = { headers: { authorization: `Bearer ${body.access_token}`, 'content-type': 'application/json' } };
    const answer = await requestRaw<{ code: string }>(app, 'POST', '/api/generate', { ...press, body: '{}' });
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 403, code: 'insufficient_scope' });
  });

  it('is of no use to another app, and after its end', async () => {
    const { app: client, tokens } = await connectApp(ada);
    const other = await registerApp(app);
    expect(await refresh(app, other, tokens.refresh_token)).toMatchObject(refused('invalid_grant'));
    expect(await isAccepted(tokens.access_token)).toBe(true);
    await endAll('RefreshToken');
    expect(await refresh(app, client, tokens.refresh_token)).toMatchObject(refused('invalid_grant'));
  });

  it('comes for apps that register for it alone', async () => {
    const registered = await registerApp(app, { grant_types: ['authorization_code'] });
    const { body } = await exchange(app, await allow(ada, registered));
    expect(body.refresh_token).toBeUndefined();
    expect(await refresh(app, registered, 'made-up')).toMatchObject(refused('unauthorized_client'));
    expect(await isAccepted(body.access_token)).toBe(true);
  });
});

describe('what was allowed', () => {
  it('is refused after its time', async () => {
    const { tokens } = await connectApp(ada);
    await endAll('AccessToken');
    const answer = await call(tokens.access_token);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toContain('error="invalid_token"');
  });

  it('is refused at once when the seller disconnects the app', async () => {
    const bob = await seller(app, { connected: false });
    const { tokens } = await connectApp(bob, { credits_per_day: 5 });
    expect(await isAccepted(tokens.access_token)).toBe(true);
    const [grant] = (await bob.get('/api/grants')).body;
    expect(grant).toMatchObject({
      name: 'Sample assistant',
      address: '127.0.0.1',
      scopes: ['read', 'design'],
      credits_per_day: 5,
      last_used_at: expect.any(String),
    });
    const path = `/api/grants/${grant?.id}` as const;
    expect((await ada.delete(path)).status).toBe(404);
    expect((await bob.delete(path)).status).toBe(204);
    expect(await isAccepted(tokens.access_token)).toBe(false);
    expect((await bob.get('/api/grants')).body).toEqual([]);
    expect(await actsOf(bob)).toEqual(['account.app_connected', 'account.app_disconnected']);
  });

  it('ends when the app gives a token back', async () => {
    const { app: client, tokens } = await connectApp(ada);
    const other = await registerApp(app);
    expect((await revoke(tokens.refresh_token, other.client_id)).status).toBe(200);
    expect(await isAccepted(tokens.access_token)).toBe(true);
    expect((await revoke(tokens.refresh_token, client.client_id)).status).toBe(200);
    expect((await revoke('made-up', client.client_id)).status).toBe(200);
    expect(await isAccepted(tokens.access_token)).toBe(false);
  });

  it('is shut while the account is suspended', async () => {
    const bob = await seller(app, { connected: false });
    const { app: client, tokens } = await connectApp(bob);
    const allowed = await allow(bob, client);
    await app.prisma.user.update({ where: { id: bob.id }, data: { bannedUntil: new Date('9999-01-01') } });
    expect((await call(tokens.access_token)).status).toBe(403);
    expect(await refresh(app, client, tokens.refresh_token)).toMatchObject(refused('invalid_grant'));
    expect(await exchange(app, allowed)).toMatchObject(refused('invalid_grant'));
    await app.prisma.user.update({ where: { id: bob.id }, data: { bannedUntil: null } });
    expect((await refresh(app, client, tokens.refresh_token)).status).toBe(200);
  });

  it('ends with the password, and with the account', async () => {
    const [bob, eve] = await Promise.all([seller(app, { connected: false }), seller(app, { connected: false })]);
    const [ofBob, ofEve] = [await connectApp(bob), await connectApp(eve)];
    await app.prisma.user.update({ where: { id: bob.id }, data: { passwordHash: 'another' } });
    await app.prisma.user.delete({ where: { id: eve.id } });
    for (const { tokens } of [ofBob, ofEve]) expect(await isAccepted(tokens.access_token)).toBe(false);
  });

  it('opens the server of assistants only where it is for that', async () => {
    const initialize = {
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: { name: 'Sample', version: '1' },
    };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: initialize });
    const accept = 'application/json, text/event-stream';
    const statuses = ['/mcp', '', '/api'].map(async (path) => {
      const { tokens } = await connectApp(ada, { fields: { resource: `${app.url}${path}` } });
      const headers = { authorization: `Bearer ${tokens.access_token}`, 'content-type': 'application/json', accept };
      return (await requestRaw(app, 'POST', '/mcp', { headers, body })).status;
    });
    expect(await Promise.all(statuses)).toEqual([200, 200, 401]);
    const { tokens } = await connectApp(ada, { fields: { resource: `${app.url}/api` } });
    const headers = { authorization: `Bearer ${tokens.access_token}`, 'content-type': 'application/json', accept };
    expect((await requestRaw(app, 'POST', '/%6dcp', { headers, body })).status).toBe(401);
  });

  it('opens neither what sessions alone may do nor the admin area', async () => {
    const { tokens } = await connectApp(ada);
    for (const path of ['/api/grants', '/api/user/sessions', '/api/admin/stats']) {
      expect((await call(tokens.access_token, path)).status).toBe(403);
    }
  });
});

function revoke(token: string, client_id: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return requestRaw(app, 'POST', '/oauth/revoke', { headers, body: `${new URLSearchParams({ token, client_id })}` });
}

describe('what no app should send', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const json = { 'content-type': 'application/json' };
  const post = (path: string, body: string, headers: Record<string, string>) =>
    requestRaw<TokenAnswer>(app, 'POST', path, { body, headers });

  it.each([
    ['no form', () => post('/oauth/token', '{}', json)],
    ['an empty form', () => post('/oauth/token', '', form)],
    ['a form of the size of a book', () => post('/oauth/token', `code=${'x'.repeat(100_000)}`, form)],
    ['broken escapes', () => post('/oauth/token', 'grant_type=%E0%A4%A&client_id=%00', form)],
    ['a field twice', () => post('/oauth/token', 'grant_type=a&grant_type=b&client_id=c&client_id=d', form)],
    ['a NUL', () => post('/oauth/token', 'grant_type=refresh_token&client_id=a%00b&refresh_token=c', form)],
    [
      'broken credentials',
      () => post('/oauth/token', 'grant_type=refresh_token', { ...form, authorization: 'Basic %' }),
    ],
    ['an unknown grant', async () => askForTokens(app, { grant_type: 'password', client_id: await someId() })],
    ['a JWT to revoke', () => post('/oauth/revoke', 'token=eyJhbGciOiJub25lIn0.e30.&client_id=x', form)],
    ['nothing to register', () => post('/oauth/register', '', json)],
    ['a list to register', () => post('/oauth/register', '[]', json)],
    ['half a document', () => post('/oauth/register', '{"redirect_uris": [', json)],
    [
      'a NUL in a name',
      () => post('/oauth/register', '{"client_name":"a\\u0000","redirect_uris":["https://a.example/"]}', json),
    ],
    ['a NUL in an address', () => requestRaw(app, 'GET', '/oauth/authorize?client_id=a%00b')],
    ['lists in an address', () => requestRaw(app, 'GET', '/oauth/authorize?client_id=a&client_id=b&scope=c&scope=d')],
    ['an address in pieces', () => requestRaw(app, 'GET', '/oauth/authorize?client_id=%E0%A4%A&redirect_uri=%')],
    ['no request to resume', () => requestRaw(app, 'GET', '/oauth/authorize/made-up')],
    ['a request id of NULs', () => ada.get('/api/oauth/requests/%00')],
  ])('is refused and never our fault: %s', async (_, send) => {
    const { status, text } = await send();
    expect({ status, text }).toEqual({ status: expect.any(Number), text: expect.stringContaining('error') });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  const someId = async () => (await registerApp(app)).client_id;

  it('is answered as a page to browsers, with what the app sent as text', async () => {
    const address = authorizationUrl(app, { client_id: '<script>alert(1)</script>' }, newVerifier());
    const { text, headers } = await new Browser(app).get(address);
    expect(headers.get('content-type')).toContain('text/html');
    expect(text).not.toContain('<script');
  });
});

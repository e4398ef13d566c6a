import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  discoverAuthorizationServerMetadata,
  discoverOAuthProtectedResourceMetadata,
  exchangeAuthorization,
  refreshAuthorization,
  registerClient,
  selectResourceURL,
  startAuthorization,
} from '@modelcontextprotocol/sdk/client/auth.js';
import { sweepOauth } from '../src/oauth/jobs/sweep-oauth.job.ts';
import { mailsTo } from './support/accounts.ts';
import { startApp, type TestApp } from './support/app.ts';
import { requestRaw } from './support/http.ts';
import {
  allow,
  askForTokens,
  authorizationUrl,
  Browser,
  beginConsent,
  connectApp,
  decide,
  newVerifier,
  redirect,
  register,
  registerApp,
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

const read = (path: string) => requestRaw<Record<string, unknown>>(app, 'GET', path);

describe('metadata', () => {
  it.each(['', '/mcp', '/api'])('names the server that a token for %s comes from', async (path) => {
    const { status, body, headers } = await read(`/.well-known/oauth-protected-resource${path}`);
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(body).toMatchObject({
      resource: `${app.url}${path}`,
      authorization_servers: [app.url],
      scopes_supported: ['read', 'design', 'publish', 'billing:read'],
      bearer_methods_supported: ['header'],
    });
  });

  it('says how apps are authorized, and that this is not OpenID Connect', async () => {
    const { body, headers } = await read('/.well-known/oauth-authorization-server');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(body).toMatchObject({
      issuer: app.url,
      authorization_endpoint: `${app.url}/oauth/authorize`,
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    });
    expect((await read('/.well-known/openid-configuration')).status).toBe(404);
  });

  it.each(['token', 'register', 'revoke'])('lets apps in a browser call /oauth/%s', async (endpoint) => {
    const headers = {
      origin: 'https://inspector.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type, mcp-protocol-version',
    };
    const preflight = await requestRaw(app, 'OPTIONS', `/oauth/${endpoint}`, { headers });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('mcp-protocol-version');
    const answer = await requestRaw(app, 'POST', `/oauth/${endpoint}`, { headers });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('an app that registers', () => {
  it('gets what we support of what it asks for', async () => {
    const { status, body } = await register(app, {
      redirect_uris: ['https://app.example/callback', 'cursor://app/callback', 'http://localhost:33418/'],
      client_name: '  Innocent\u202e app ',
      grant_types: ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'],
      response_types: ['code', 'token'],
      scope: 'read everything',
      logo_uri: '',
      jwks_uri: 'http://169.254.169.254/latest/meta-data',
      sector_identifier_uri: 'https://127.0.0.1/sector',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      client_id: expect.any(String),
      client_secret: expect.stringMatching(/^[\w-]{86}$/),
      client_name: 'Innocent app',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'client_secret_basic',
    });
    expect(body).not.toHaveProperty('sector_identifier_uri');
  });

  it.each([
    ['none', undefined],
    ['none at all', []],
    ['one that is not encrypted', ['http://app.example/callback']],
    ['a script', ['javascript:alert(1)']],
    ['a fragment', ['https://app.example/#here']],
    ['no address', ['callback']],
    ['too many', Array.from({ length: 21 }, (_, n) => `https://app.example/${n}`)],
    ['too long a one', [`https://app.example/${'x'.repeat(2000)}`]],
    ['one that cannot be stored', ['https://app.example/\0']],
  ])('is refused with return addresses like %s', async (_, redirect_uris) => {
    const { status, body } = await register(app, { redirect_uris });
    expect(status).toBe(400);
    expect(body.error).toMatch(/^invalid_(redirect_uri|client_metadata)$/);
  });

  it.each([
    [
      'client_secret_basic',
      (id: string, secret: string) => [{}, { authorization: `Basic ${btoa(`${id}:${secret}`)}` }],
    ],
    ['client_secret_post', (id: string, secret: string) => [{ client_id: id, client_secret: secret }, {}]],
  ] as const)('proves itself by %s', async (method, prove) => {
    const registered = await registerApp(app, { token_endpoint_auth_method: method });
    const { client_id, client_secret = '' } = registered;
    const { code, verifier } = await allow(ada, registered);
    const ask = (secret: string) => {
      const [fields, headers] = prove(client_id, secret);
      const grant = { grant_type: 'authorization_code', redirect_uri: redirect, code, code_verifier: verifier };
      return askForTokens(app, { ...grant, ...fields }, headers as Record<string, string>);
    };
    expect(await ask('guessed')).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
    const unproven = await askForTokens(app, { grant_type: 'authorization_code', client_id, code });
    expect([unproven.status, unproven.headers.get('www-authenticate')]).toEqual([401, `Basic realm="${app.url}"`]);
    const { status, headers } = await ask(client_secret);
    expect([status, headers.get('cache-control'), headers.get('pragma')]).toEqual([200, 'no-store', 'no-cache']);
    const row = await app.prisma.oauthClient.findUniqueOrThrow({ where: { id: client_id } });
    expect(JSON.stringify(row)).not.toContain(client_secret);
  });

  it.each([
    'https://127.0.0.1/app.json',
    'https://[::1]/app.json',
    'https://localhost:8443/app.json',
    'https://localhost/app.json',
    'http://app.example/app.json',
  ])('has no document in our network: %s', async (client_id) => {
    const { answer } = await beginConsent(app, { client_id }, newVerifier());
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('We don’t know this app');
  });
});

describe('the client of the SDK for assistants', () => {
  it('is authorized, and renews its tokens', async () => {
    const server = `${app.url}/mcp`;
    const resourceMetadata = await discoverOAuthProtectedResourceMetadata(server);
    const [issuer = ''] = resourceMetadata.authorization_servers ?? [];
    const metadata = await discoverAuthorizationServerMetadata(issuer);
    if (!metadata) throw new Error('no metadata');
    const clientMetadata = {
      redirect_uris: [redirect],
      client_name: 'SDK',
      grant_types: ['authorization_code', 'refresh_token'],
    };
    const clientInformation = await registerClient(issuer, { metadata, clientMetadata });
    const resource = await selectResourceURL(server, {} as never, resourceMetadata);
    const options = { metadata, clientInformation, ...(resource && { resource }) };
    const { authorizationUrl, codeVerifier } = await startAuthorization(issuer, {
      ...options,
      redirectUrl: redirect,
      scope: 'read design offline_access',
      state: 'abc',
    });
    const browser = new Browser(app);
    const asked = await browser.get(authorizationUrl.href);
    const uid = asked.headers.get('location')?.split('/oauth/consent/')[1] ?? '';
    const { body } = await decide(ada, browser, uid, { allow: true, scopes: ['read', 'design'] });
    const back = await browser.get(body.redirect_to);
    const authorizationCode = new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? '';
    const tokens = await exchangeAuthorization(issuer, {
      ...options,
      authorizationCode,
      codeVerifier,
      redirectUri: redirect,
    });
    const renewed = await refreshAuthorization(issuer, { ...options, refreshToken: tokens.refresh_token ?? '' });
    expect(renewed).toMatchObject({ scope: 'read design', access_token: expect.stringMatching(/^inkat_/) });
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
  });
});

describe('of a connected app', () => {
  it('the owner gets a mail that names it', async () => {
    const bob = await seller(app, { connected: false });
    await connectApp(bob);
    const [mail] = await mailsTo(app, await bob.email());
    expect(mail?.subject).toBe('An app was connected to your account');
    expect(mail?.text).toContain('“Sample assistant” (127.0.0.1)');
  });

  it('nothing is left once it has run out', async () => {
    const bob = await seller(app, { connected: false });
    const [{ tokens, app: used }, unused] = [await connectApp(bob), await registerApp(app)];
    const { uid } = await beginConsent(app, used, newVerifier());
    expect(uid).not.toBe('');
    await app.prisma.$executeRaw`UPDATE oauth_tokens SET expires_at = now() - interval '1 s'`;
    await app.prisma.$executeRaw`UPDATE oauth_requests SET expires_at = now() - interval '1 s'`;
    await app.prisma.$executeRaw`UPDATE oauth_clients SET used_at = now() - interval '31 days'`;
    await runJob(app, sweepOauth);
    // One that comes again would end what came of it.
    expect(await app.prisma.oauthToken.count({ where: { usedAt: null } })).toBe(0);
    expect(await app.prisma.oauthRequest.count()).toBe(0);
    const where = { id: { in: [used.client_id, unused.client_id] } };
    expect(await app.prisma.oauthClient.findMany({ where })).toMatchObject([{ id: used.client_id }]);
    await app.prisma.$executeRaw`UPDATE oauth_grants SET created_at = now() - interval '2 days'`;
    await runJob(app, sweepOauth);
    expect(await app.prisma.oauthGrant.count()).toBe(0);
    expect(await app.prisma.oauthClient.count()).toBe(0);
    expect(tokens.access_token).toBeTruthy();
  });
});

describe('in public', () => {
  const origin = 'https://inkloom.example';
  let hosted: TestApp;
  beforeAll(async () => {
    const variables = { PUBLIC_URL: origin, ALLOW_PUBLIC_SANDBOX: 'true', TRUST_PROXY: 'loopback' };
    hosted = await startApp({ ...quick, ...variables, AUTH_REQUESTS_PER_5_MINUTES: '2' });
  });
  afterAll(() => hosted.close());

  it('apps may register only so often, from all the IPv6 addresses of one customer together', async () => {
    const ask = (n: number) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `2001:db8:77:1::${n}` };
      return requestRaw(hosted, 'POST', '/oauth/register', { headers, body: '{}' });
    };
    const answers = [await ask(1), await ask(2), await ask(3)];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 429]);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('our origin is named and cookies are secure behind a proxy, whatever a request says', async () => {
    const resource = `${origin}/mcp`;
    const address = authorizationUrl(hosted, await registerApp(hosted), newVerifier(), { resource });
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', host: 'evil.example' };
    const answer = await requestRaw(hosted, 'GET', address, { headers });
    expect(answer.headers.get('location')).toMatch(/^(https:\/\/inkloom\.example)?\/oauth\/consent\//);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.filter((cookie) => !/; secure; httponly$/i.test(cookie))).toEqual([]);
    const row = await hosted.prisma.oauthRequest.findFirstOrThrow();
    expect(row.payload).toMatchObject({
      returnTo: expect.stringMatching(/^https:\/\/inkloom\.example\/oauth\/authorize\//),
    });
    const metadata = await requestRaw(hosted, 'GET', '/.well-known/oauth-authorization-server', { headers });
    expect(metadata.text).not.toContain('evil');
  });
});

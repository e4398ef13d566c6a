import { createHash, randomBytes } from 'node:crypto';
import { type Answer, requestRaw } from './http.ts';
import type { Seller } from './seller.ts';

/** Where the apps of the tests are sent back to. */
export const redirect = 'http://127.0.0.1/callback';

let visitors = 0;

/** A network address of its own, behind a proxy on this computer: each address may do only so much. */
function someClient() {
  visitors += 1;
  return { 'x-forwarded-for': `10.9.${visitors >> 8}.${visitors & 255}` };
}

export interface App {
  client_id: string;
  client_secret?: string;
}

/** All that a token endpoint may answer. */
export interface TokenAnswer {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  token_type: string;
  scope: string;
  error: string;
  error_description: string;
}

export type Fields = Record<string, string | undefined>;
type Server = { url: string };

/** A browser as far as these tests need one: it has cookies by their paths. */
export class Browser {
  private readonly cookies = new Map<string, { value: string; path: string }>();

  constructor(private readonly server: Server) {}

  async get(address: string, accept = 'text/html'): Promise<Answer> {
    const path = address.replace(this.server.url, '');
    const headers = { ...someClient(), accept, cookie: this.cookieFor(path) };
    const answer = await requestRaw(this.server, 'GET', path, { headers });
    for (const line of answer.headers.getSetCookie()) this.store(line);
    return answer;
  }

  cookieFor(path: string): string {
    const sent = [...this.cookies].filter(([, cookie]) => path.startsWith(cookie.path));
    return sent.map(([key, { value }]) => `${key.split(' ')[0]}=${value}`).join('; ');
  }

  private store(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const path = attributes.find((one) => one.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
    const [name = '', value = ''] = pair.split('=');
    this.cookies.set(`${name} ${path}`, { value, path });
  }
}

export async function registerApp(server: Server, metadata: object = {}): Promise<App> {
  const body = {
    client_name: 'Sample assistant',
    redirect_uris: [redirect],
    grant_types: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_method: 'none',
    ...metadata,
  };
  const answer = await register(server, body);
  if (answer.status !== 201) throw new Error(`${answer.status}: ${answer.text}`);
  return answer.body;
}

export function register(server: Server, body: unknown): Promise<Answer<App & { error: string }>> {
  const headers = { 'content-type': 'application/json', ...someClient() };
  return requestRaw(server, 'POST', '/oauth/register', { headers, body: JSON.stringify(body) });
}

export function newVerifier(): string {
  return randomBytes(32).toString('base64url');
}

export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

/** The address that an app opens in the browser. */
export function authorizationUrl(server: Server, app: App, verifier: string, fields: Fields = {}): string {
  const all: Fields = {
    client_id: app.client_id,
    response_type: 'code',
    redirect_uri: redirect,
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    state: 'some-state',
    scope: 'read design',
    resource: `${server.url}/mcp`,
    ...fields,
  };
  return `/oauth/authorize?${toForm(all)}`;
}

function toForm(fields: Fields): URLSearchParams {
  return new URLSearchParams(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** Opens an app's request in a new browser, up to the consent screen. */
export async function beginConsent(server: Server, app: App, verifier: string, fields: Fields = {}) {
  const browser = new Browser(server);
  const answer = await browser.get(authorizationUrl(server, app, verifier, fields));
  const location = answer.headers.get('location') ?? '';
  return { browser, answer, uid: location.split('/oauth/consent/')[1] ?? '' };
}

export const requestPath = (uid: string) => `/api/oauth/requests/${uid}` as const;

export function decide(person: Seller, browser: Browser, uid: string, decision: object) {
  const headers = { cookie: browser.cookieFor(requestPath(uid)) };
  return person.send('POST', requestPath(uid), JSON.stringify(decision), headers);
}

export interface Allowed {
  app: App;
  code: string;
  verifier: string;
  /** Everything that the app is sent back with. */
  query: URLSearchParams;
}

/** A seller allows an app what it asks for. */
export async function allow(
  person: Seller,
  app: App,
  { fields = {}, ...decision }: { fields?: Fields; scopes?: string[]; credits_per_day?: number } = {},
): Promise<Allowed> {
  const verifier = newVerifier();
  const { browser, uid } = await beginConsent(person.app, app, verifier, fields);
  const asked = { allow: true, scopes: ['read', 'design'], ...decision };
  const { status, body, text } = await decide(person, browser, uid, asked);
  if (status !== 200) throw new Error(`${status}: ${text}`);
  const back = await browser.get(body.redirect_to);
  const query = new URL(back.headers.get('location') ?? '').searchParams;
  return { app, verifier, query, code: query.get('code') ?? '' };
}

export function askForTokens(server: Server, fields: Fields, headers: Record<string, string> = {}) {
  const form = { 'content-type': 'application/x-www-form-urlencoded', ...someClient(), ...headers };
  return requestRaw<TokenAnswer>(server, 'POST', '/oauth/token', { headers: form, body: toForm(fields).toString() });
}

export function exchange(server: Server, { app, code, verifier }: Allowed, fields: Fields = {}) {
  return askForTokens(server, {
    grant_type: 'authorization_code',
    client_id: app.client_id,
    redirect_uri: redirect,
    code,
    code_verifier: verifier,
    ...fields,
  });
}

export function refresh(server: Server, app: App, token: string, fields: Fields = {}) {
  return askForTokens(server, {
    grant_type: 'refresh_token',
    client_id: app.client_id,
    refresh_token: token,
    ...fields,
  });
}

/** A seller's app with tokens. */
export async function connectApp(person: Seller, options: Parameters<typeof allow>[2] = {}) {
  const app = await registerApp(person.app);
  const allowed = await allow(person, app, options);
  const { status, body, text } = await exchange(person.app, allowed);
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return { app, allowed, tokens: body };
}

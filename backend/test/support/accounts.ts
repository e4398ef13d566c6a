import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { AuthClient } from '@supabase/auth-js';
import type { JWK } from 'jose';
import type { User } from '../../src/platform/prisma/client/client.ts';
import type { TestApp } from './app.ts';
import { checkAgainstContract } from './contract.ts';
import { type Answer, requestRaw } from './http.ts';
import { until } from './until.ts';

/** A mail as the sandbox's mailbox tells it. */
export interface ReceivedMail {
  id: string;
  to: string[];
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

/** A user as the accounts' wire protocol shows it. */
export interface WireUser {
  id: string;
  email: string;
  new_email?: string;
  user_metadata: Record<string, unknown>;
  identities: { identity_id: string }[];
  [field: string]: unknown;
}

/** What a client gets that has signed in. */
export interface WireSession {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: WireUser;
  weak_password?: { message: string; reasons: string[] };
}

/** All that an answer of the wire protocol may hold; a test names the part that it expects. */
export type WireBody = WireSession & WireUser & { code: string; message: string; url: string; keys: JWK[] };

/** What a browser keeps, for a client that lives in a test. */
export class MemoryStorage {
  private readonly items = new Map<string, string>();

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }

  removeItem(key: string): void {
    this.items.delete(key);
  }

  keys(): string[] {
    return [...this.items.keys()];
  }
}

/** The real client library, as the front end sets it up, in a browser of its own. */
export function browser(app: TestApp, flowType: 'pkce' | 'implicit' = 'pkce', storage = new MemoryStorage()) {
  const auth = new AuthClient({
    url: `${app.url}/auth/v1`,
    storageKey: 'sb-inkloom-auth-token',
    storage,
    flowType,
    persistSession: true,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
  return { auth, storage };
}

/** Waits until so many mails have come for the address; the newest is first. */
export function mailsTo(app: TestApp, address: string, count = 1): Promise<ReceivedMail[]> {
  const path = `/mail/api/messages?to=${encodeURIComponent(address)}`;
  const read = async () => (await requestRaw<ReceivedMail[]>(app.sandbox, 'GET', path)).body;
  return until(read, (mails) => mails.length >= count);
}

/** The link of the newest of so many mails. */
export async function linkTo(app: TestApp, address: string, count = 1): Promise<string> {
  const [newest] = await mailsTo(app, address, count);
  return newest ? linkIn(newest) : '';
}

/** The link of a mail. */
export function linkIn({ text }: ReceivedMail): string {
  const link = text.match(/https?:\/\/\S+\/auth\/v1\/verify\S+/)?.[0];
  if (!link) throw new Error(`No link in: ${text}`);
  return link;
}

/** Opens a link as a browser would, presses the button of the page and tells where it leads. */
export async function follow(link: string): Promise<URL> {
  const page = await open(link);
  if (page.pathname !== '/auth/confirm') return page;
  const { origin } = new URL(link);
  const body = Object.fromEntries(new URLSearchParams(page.hash.slice(1)));
  return new URL((await wire({ url: origin }, 'POST', '/verify/link', body)).body.url);
}

/** Opens a link as a browser and a scanner of mails would, and presses nothing. */
export async function open(link: string): Promise<URL> {
  const response = await fetch(link, { redirect: 'manual' });
  const location = response.headers.get('location');
  if (response.status !== 303 || !location) throw new Error(`${response.status}: ${await response.text()}`);
  return new URL(location);
}

/** The token of the newest mail's button "This was not me". */
export async function notMeTokenIn(app: TestApp, address: string, subject: string): Promise<string> {
  const mails = await until(
    () => mailsTo(app, address),
    (all) => all.some((mail) => mail.subject === subject),
  );
  return mails.find((mail) => mail.subject === subject)?.text.match(/\/auth\/not-me#token=(\S+)/)?.[1] ?? '';
}

/** Signs up with the real client and opens the link in the same browser. */
export async function signUpAndConfirm(app: TestApp, email: string, data = {}) {
  const { auth } = browser(app);
  await auth.signUp({ email, password, options: { data } });
  const landing = await follow(await linkTo(app, email));
  return auth.exchangeCodeForSession(landing.searchParams.get('code') ?? '');
}

/** One call of the wire protocol, as auth-js makes it. @throws where the answer is not what auth-openapi.yaml says */
export async function wire(
  app: { url: string },
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<WireBody>> {
  const answer = await requestRaw<WireBody>(app, method, `/auth/v1${path}`, {
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: { 'content-type': 'application/json;charset=UTF-8', 'x-supabase-api-version': '2024-01-01', ...headers },
  });
  const { status, text } = answer;
  checkAgainstContract({
    method,
    path: `/auth/v1${path}`,
    status,
    contentType: answer.headers.get('content-type'),
    text,
  });
  return answer;
}

export function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

export const password = 'correct horse';

export function someAddress(): string {
  return `person-${randomUUID()}@example.com`;
}

const passwordHash = hash(password);

/** An account with a proven address, made without a mail. */
export async function member(app: TestApp): Promise<User> {
  const data = { email: someAddress(), passwordHash: await passwordHash, emailConfirmedAt: new Date() };
  return app.prisma.user.create({ data });
}

/** A new session of an account. */
export async function signIn(app: TestApp, email: string, secret = password): Promise<WireSession> {
  const { status, text, body } = await wire(app, 'POST', '/token?grant_type=password', { email, password: secret });
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return body;
}

export function refresh(app: TestApp, refresh_token: string): Promise<Answer<WireBody>> {
  return wire(app, 'POST', '/token?grant_type=refresh_token', { refresh_token });
}

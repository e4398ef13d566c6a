import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AuthChangeEvent } from '@supabase/auth-js';

const assign = jest.fn<(url: string) => void>();
let stored: Record<string, string>;
/** What the server answers next, by the end of a path; else a session. */
let answers: Record<string, () => Response>;
let refreshes: number[];

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const user = { id: 'u1', email: 'a@example.com', factors: [] };

function newSession(seconds = 3600) {
  const expires_at = Math.floor(Date.now() / 1000) + seconds;
  const access_token = `${part({ alg: 'ES256' })}.${part({ sub: 'u1', exp: expires_at, aal: 'aal1' })}.c2ln`;
  return { access_token, refresh_token: 'r', token_type: 'bearer', expires_in: seconds, expires_at, user };
}

function answer(path: string): Response {
  if (path.includes('refresh_token')) refreshes.push(Date.now());
  const own = Object.entries(answers).find(([end]) => path.endsWith(end));
  if (own) return own[1]();
  if (path.endsWith('/challenge')) return json({ id: 'c1', type: 'totp', expires_at: 1 });
  return json(path.endsWith('/user') ? user : newSession());
}

/** A client of its own for each test, over a server that accepts everything. */
async function openClient() {
  jest.resetModules();
  const module = await import('./auth-client.ts');
  const auth = module.authClient();
  await auth.initialize();
  return { ...module, auth };
}

beforeEach(() => {
  stored = {};
  answers = {};
  refreshes = [];
  Object.assign(globalThis, {
    window: { location: { origin: 'https://inkloom.example', assign } },
    localStorage: stored,
  });
  Object.defineProperty(stored, 'removeItem', { value: (key: string) => delete stored[key] });
  Object.defineProperty(stored, 'getItem', { value: (key: string) => stored[key] ?? null });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => answer(String(url)));
});

afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  assign.mockReset();
  for (const name of ['window', 'localStorage']) Reflect.deleteProperty(globalThis, name);
});

it('reports every event of a session', async () => {
  const { auth } = await openClient();
  const events: AuthChangeEvent[] = [];
  const { data } = auth.onAuthStateChange((event) => void events.push(event));
  await auth.getSession();
  await auth.signInWithPassword({ email: 'a@example.com', password: 'a workshop' });
  await auth.refreshSession();
  await auth.updateUser({ data: {} });
  await auth.verifyOtp({ email: 'a@example.com', token: '1', type: 'recovery' });
  await auth.mfa.challengeAndVerify({ factorId: 'f1', code: '123456' });
  await auth.signOut();
  data.subscription.unsubscribe();
  expect(new Set(events)).toEqual(
    new Set<AuthChangeEvent>([
      ...(['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED'] as const),
      ...(['PASSWORD_RECOVERY', 'MFA_CHALLENGE_VERIFIED', 'SIGNED_OUT'] as const),
    ]),
  );
});

it('is refreshed by ticks of 30 seconds, when about 90 seconds are left', async () => {
  jest.useFakeTimers();
  const { auth } = await openClient();
  answers['grant_type=password'] = () => json(newSession(400));
  await auth.signInWithPassword({ email: 'a@example.com', password: 'a workshop' });
  const start = Date.now();
  await jest.advanceTimersByTimeAsync(400_000);
  await auth.stopAutoRefresh();
  const left = 400 - ((refreshes[0] ?? 0) - start) / 1000;
  expect(left).toBeGreaterThanOrEqual(90);
  expect(left).toBeLessThanOrEqual(120);
});

it('waits 200 ms before the second try of a refresh, and twice as long before each further one', async () => {
  jest.useFakeTimers();
  const { auth } = await openClient();
  await auth.signInWithPassword({ email: 'a@example.com', password: 'a workshop' });
  answers['grant_type=refresh_token'] = () => (refreshes.length < 4 ? json({}, 503) : json(newSession()));
  const refreshed = auth.refreshSession();
  await jest.advanceTimersByTimeAsync(2_000);
  expect((await refreshed).error).toBeNull();
  const pauses = refreshes.slice(1).map((at, index) => at - (refreshes[index] ?? 0));
  expect(pauses).toEqual([200, 400, 800]);
});

it('fetches the keys again that it has had for ten minutes', async () => {
  const { auth } = await openClient();
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const key = { ...(await crypto.subtle.exportKey('jwk', pair.publicKey)), kid: 'k1', alg: 'ES256' };
  let fetched = 0;
  answers['/jwks.json'] = () => {
    fetched += 1;
    return json({ keys: [key] });
  };
  const now = Date.now();
  const text = `${part({ alg: 'ES256', kid: 'k1' })}.${part({ sub: 'u1', exp: Math.floor(now / 1000) + 3600 })}`;
  const signed = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, Buffer.from(text));
  const clock = jest.spyOn(Date, 'now');
  for (const [minutes, count] of [
    [0, 1],
    [9, 1],
    [11, 2],
  ] as const) {
    clock.mockReturnValue(now + minutes * 60_000);
    const { error } = await auth.getClaims(`${text}.${Buffer.from(signed).toString('base64url')}`);
    expect([error, fetched]).toEqual([null, count]);
  }
});

describe('an error of the library', () => {
  it.each([502, 503, 504])('is one to try again after a %i', async (status) => {
    const { auth } = await openClient();
    answers['/signup'] = () => json({}, status);
    const { error } = await auth.signUp({ email: 'a@example.com', password: 'a workshop' });
    expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status });
  });

  it('names a missing session, missing credentials, an answer without a session and a token that is none', async () => {
    const { auth } = await openClient();
    answers['grant_type=password'] = () => json({});
    const { error: missing } = await auth.getUser();
    const { error: empty } = await auth.signInWithPassword({} as never);
    const { error: bare } = await auth.signInWithPassword({ email: 'a@example.com', password: 'a workshop' });
    const { error: broken } = await auth.getClaims('a.b');
    expect([missing, empty, bare, broken].map((error) => error?.name)).toEqual([
      'AuthSessionMissingError',
      'AuthInvalidCredentialsError',
      'AuthInvalidTokenResponseError',
      'AuthInvalidJwtError',
    ]);
    expect(missing?.message).toBe('Auth session missing!');
    expect(empty?.message).toBe('You must provide either an email or phone number and a password');
  });
});

it.each([
  ['Auth session missing!', true],
  ['Failed to fetch', false],
])('a sign-out that fails with "%s" is taken for done: %s', async (message, isDone) => {
  const { auth, signOutLocally } = await openClient();
  jest.spyOn(auth, 'signOut').mockResolvedValue({ error: Object.assign(new Error(message), { code: '' }) as never });
  await expect(
    signOutLocally().then(
      () => true,
      () => false,
    ),
  ).resolves.toBe(isDone);
});

describe('the page of a proxy', () => {
  const page = (status: number) => () =>
    new Response('<html>nginx</html>', { status, headers: { 'content-type': 'text/html' } });
  const away = 'Inkloom is not answering right now. Try again in a moment.';

  it.each([
    [502, away],
    [403, 'Inkloom refused this request.'],
    [200, 'Inkloom could not answer this request. Reload the page and try again.'],
  ])('is never shown: a %i says "%s"', async (status, message) => {
    const { auth, chooseFirstPassword } = await openClient();
    answers['grant_type=password'] = page(status);
    answers['/verify/password'] = page(status);
    const { error } = await auth.signInWithPassword({ email: 'a@example.com', password: 'a workshop' });
    expect(error?.message).toBe(message);
    const chosen = chooseFirstPassword({ auth_code: 'c', email: 'a@example.com', password: 'a workshop' });
    await expect(chosen).rejects.toThrow(message);
  });
});

it.each([
  [{ code: 'refresh_token_not_found', message: 'x' }, true],
  [{ code: '', message: 'refresh_token_not_found' }, true],
  [{ code: '', message: 'Invalid Refresh Token: Refresh Token Not Found' }, true],
  [{ code: 'unexpected_failure', message: 'Failed to fetch' }, false],
])('%j means that only a new sign-in helps: %s', async (error, isLost) => {
  expect((await openClient()).isRefreshTokenLost(error)).toBe(isLost);
});

it('ends a lost session: its stored keys are removed, and no other, and the sign-in follows', async () => {
  const { endLostSession } = await openClient();
  Object.assign(stored, { 'sb-inkloom-auth-token': '{}', 'sb-other': '1', theme: 'dark' });
  await endLostSession();
  expect(Object.keys(stored)).toEqual(['theme']);
  expect(assign.mock.calls).toEqual([['/login']]);
});

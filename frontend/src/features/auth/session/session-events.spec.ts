import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';

const client = {
  getSession: jest.fn<() => Promise<{ data: { session: object | null }; error: { message: string } | null }>>(),
  endLostSession: jest.fn<() => Promise<void>>(),
};
const storage = {
  hasStoredSession: jest.fn<() => boolean>(),
  clearStoredSession: jest.fn(),
};
let debug: ReturnType<typeof jest.spyOn>;
const clear = jest.fn();
const clearFetched = jest.fn();
const assign = jest.fn();

jest.unstable_mockModule('../../../api/client/auth-client.ts', () => ({
  ...client,
  authClient: () => client,
  isRefreshTokenLost: ({ message }: { message: string }) => message === 'refresh_token_not_found',
}));
jest.unstable_mockModule('../../../api/client/stored-session.ts', () => storage);
jest.unstable_mockModule('../../../api/cache/query-client.ts', () => ({ queryClient: { clear }, clearFetched }));

const { handleAuthEvent, readSession } = await import('./session-events.ts');
type Session = Parameters<typeof handleAuthEvent>[1];

const sessionOf = (id: string) => ({ user: { id } }) as Session;
const openAt = (pathname: string) => Object.assign(globalThis, { window: { location: { pathname, assign } } });

beforeEach(() => {
  debug = jest.spyOn(console, 'debug').mockReturnValue();
  openAt('/library');
  storage.hasStoredSession.mockReturnValue(true);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.resetAllMocks();
  for (const name of ['window', 'sessionStorage']) Reflect.deleteProperty(globalThis, name);
});

it('a session that is read signs in, and none signs out', async () => {
  client.getSession.mockResolvedValueOnce({ data: { session: sessionOf('a') }, error: null });
  expect(await readSession(true)).toMatchObject({ status: 'signed-in', error: null });
  client.getSession.mockResolvedValueOnce({ data: { session: null }, error: null });
  expect(await readSession(false)).toEqual({ status: 'signed-out', session: null, error: null });
  expect(client.endLostSession).not.toHaveBeenCalled();
});

it.each([
  ['that the server does not know', 'refresh_token_not_found', true],
  ['that the client dropped', null, false],
])('a refresh token %s empties the cache and ends the session', async (_, message, isStored) => {
  storage.hasStoredSession.mockReturnValue(isStored);
  client.getSession.mockResolvedValue({ data: { session: null }, error: message === null ? null : { message } });
  expect(await readSession(true)).toMatchObject({ status: 'signed-out' });
  expect(clearFetched).toHaveBeenCalledTimes(1);
  expect(client.endLostSession).toHaveBeenCalledTimes(1);
});

it.each([
  [new Error('No storage'), 'No storage'],
  ['broken', 'Failed to initialize authentication'],
])('a start that fails with %p ends the loading with "%s"', async (failure, error) => {
  client.getSession.mockRejectedValue(failure);
  expect(await readSession(true)).toEqual({ status: 'signed-out', session: null, error });
});

it('a sign-out empties the cache', () => {
  handleAuthEvent('SIGNED_OUT', null);
  expect(clear).toHaveBeenCalledTimes(1);
  expect(assign).not.toHaveBeenCalled();
});

it('a sign-out by the server leaves what was typed', () => {
  const lost = JSON.stringify({ reason: 'session_expired', owner: 'a', path: '/library' });
  Object.assign(globalThis, { sessionStorage: { getItem: () => lost } });
  handleAuthEvent('SIGNED_OUT', null);
  expect(clearFetched).toHaveBeenCalledTimes(1);
  expect(clear).not.toHaveBeenCalled();
});

it.each([
  ['/library', true],
  ['/admin/audit', true],
  ['/contact', false],
])('a session that disappears at %s is cleared, and the sign-in follows: %s', (path, leaves) => {
  openAt(path);
  handleAuthEvent('TOKEN_REFRESHED', null);
  expect(storage.clearStoredSession).toHaveBeenCalledTimes(1);
  expect(clearFetched).toHaveBeenCalledTimes(1);
  expect(assign.mock.calls).toEqual(leaves ? [['/login']] : []);
});

it('a refreshed token is logged and changes nothing', () => {
  handleAuthEvent('SIGNED_IN', sessionOf('a'));
  handleAuthEvent('TOKEN_REFRESHED', sessionOf('a'));
  expect(debug).toHaveBeenCalledTimes(1);
  expect(clear).not.toHaveBeenCalled();
});

it('another user empties the cache', () => {
  handleAuthEvent('SIGNED_IN', sessionOf('a'));
  handleAuthEvent('SIGNED_IN', sessionOf('b'));
  expect(clear).toHaveBeenCalledTimes(1);
});

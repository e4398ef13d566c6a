import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

const auth = {
  hasStoredSession: jest.fn<() => boolean>(),
  getSession: jest.fn<() => Promise<{ data: { session: { access_token: string } | null } }>>(),
  refreshSession:
    jest.fn<() => Promise<{ data: { session: { access_token: string } | null }; error: { code: string } | null }>>(),
  endLostSession: jest.fn<() => Promise<void>>(),
};

jest.unstable_mockModule('./auth-client.ts', () => ({
  authClient: () => auth,
  endLostSession: auth.endLostSession,
  isRefreshTokenLost: ({ code }: { code: string }) => code === 'refresh_token_not_found',
}));

jest.unstable_mockModule('./stored-session.ts', () => ({ hasStoredSession: auth.hasStoredSession }));

const { ApiError, request, send } = await import('./http.ts');

/** The server: it refuses every token but this one. */
let validToken: string;
let calls: { url: string; token: string | null; init: RequestInit }[];

const answerOf = (status: number, body: string | object = {}, type = 'application/json') =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': type },
  });

const serve = (answer: (token: string | null) => Response) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init = {}) => {
    const token = new Headers(init.headers).get('authorization');
    calls.push({ url: String(url), token, init });
    return answer(token);
  });

const session = (access_token: string) => ({ data: { session: { access_token } }, error: null });

beforeEach(() => {
  calls = [];
  validToken = 'Bearer fresh';
  auth.hasStoredSession.mockReturnValue(true);
  auth.getSession.mockResolvedValue(session('stale'));
  auth.refreshSession.mockImplementation(async () => {
    auth.getSession.mockResolvedValue(session('fresh'));
    return session('fresh');
  });
  auth.endLostSession.mockResolvedValue();
  serve((token) => (token === validToken ? answerOf(200, { ok: true }) : answerOf(401, { error: 'Unauthorized' })));
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.resetAllMocks();
  jest.useRealTimers();
});

describe('a call with a valid token', () => {
  it('carries the token, the cookies and what the caller gives', async () => {
    auth.getSession.mockResolvedValue(session('fresh'));
    await expect(request('/api/user', { method: 'POST', headers: { 'x-a': 'b' }, body: '{}' })).resolves.toEqual({
      ok: true,
    });
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ url: '/api/user', token: 'Bearer fresh' });
    expect(calls[0]?.init).toMatchObject({ method: 'POST', body: '{}', credentials: 'include' });
    expect(new Headers(calls[0]?.init.headers).get('x-a')).toBe('b');
    expect(auth.refreshSession).not.toHaveBeenCalled();
  });

  it('waits up to a second for a stored session that cannot be read yet', async () => {
    jest.useFakeTimers();
    auth.getSession
      .mockResolvedValueOnce({ data: { session: null } })
      .mockResolvedValueOnce({ data: { session: null } });
    auth.getSession.mockResolvedValue(session('fresh'));
    const answer = request('/api/user');
    await jest.advanceTimersByTimeAsync(400);
    await expect(answer).resolves.toEqual({ ok: true });
    expect(auth.getSession).toHaveBeenCalledTimes(3);
  });

  it('goes out without a token when the stored session stays unreadable', async () => {
    jest.useFakeTimers();
    auth.getSession.mockResolvedValue({ data: { session: null } });
    const answer = request('/api/user').catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(800);
    expect(await answer).toMatchObject({ status: 401 });
    expect(auth.getSession).toHaveBeenCalledTimes(5);
    expect(calls.map(({ token }) => token)).toEqual([null]);
  });
});

describe('a trace', () => {
  const traceparents = () => calls.map(({ init }) => new Headers(init.headers).get('traceparent'));

  it('begins with each call that changes something, and is the same in its second try', async () => {
    await request('/api/generate', { method: 'POST', body: '{}' });
    await request('/api/generations/1', { method: 'DELETE' });
    const [first, second, other] = traceparents();
    expect(first).toMatch(/^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-01$/);
    expect(second).toBe(first);
    expect(other?.slice(3, 35)).not.toBe(first?.slice(3, 35));
  });

  it('is not begun by what only reads', async () => {
    await request('/api/user');
    await request('/api/credits', { method: 'GET' });
    expect(new Set(traceparents())).toEqual(new Set([null]));
  });
});

describe('a call that meets a 401', () => {
  it('refreshes the token once and is made once more', async () => {
    await expect(request('/api/user')).resolves.toEqual({ ok: true });
    expect(calls.map(({ token }) => token)).toEqual(['Bearer stale', 'Bearer fresh']);
    expect(auth.refreshSession).toHaveBeenCalledTimes(1);
  });

  it('shares one refresh with all calls at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => request(`/api/things/${n}`)));
    expect(answers).toHaveLength(30);
    expect(auth.refreshSession).toHaveBeenCalledTimes(1);
    expect(calls).toHaveLength(60);
    for (let n = 0; n < 30; n += 1)
      expect(calls.filter(({ url }) => url === `/api/things/${n}`).map(({ token }) => token)).toEqual([
        'Bearer stale',
        'Bearer fresh',
      ]);
  });

  it('is not made a third time', async () => {
    validToken = 'none';
    await expect(request('/api/user')).rejects.toMatchObject({ status: 401, message: 'Unauthorized' });
    expect(calls).toHaveLength(2);
    expect(auth.refreshSession).toHaveBeenCalledTimes(1);
  });

  it('refreshes again when a later token is refused', async () => {
    await request('/api/user');
    validToken = 'Bearer newest';
    auth.refreshSession.mockResolvedValue(session('newest'));
    await expect(request('/api/user')).resolves.toEqual({ ok: true });
    expect(auth.refreshSession).toHaveBeenCalledTimes(2);
  });

  it('ends the session when the refresh token is lost', async () => {
    auth.refreshSession.mockResolvedValue({ data: { session: null }, error: { code: 'refresh_token_not_found' } });
    const answers = await Promise.allSettled([request('/api/user'), request('/api/credits')]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(auth.endLostSession).toHaveBeenCalledTimes(1);
    expect(calls).toHaveLength(2);
  });

  it('keeps the session when the refresh fails for another reason', async () => {
    auth.refreshSession.mockResolvedValue({ data: { session: null }, error: { code: 'unexpected_failure' } });
    await expect(request('/api/user')).rejects.toMatchObject({ status: 401 });
    expect(auth.endLostSession).not.toHaveBeenCalled();
  });

  it('tries another refresh after one that broke', async () => {
    auth.refreshSession.mockRejectedValueOnce(new Error('no network'));
    await expect(request('/api/user')).rejects.toThrow('no network');
    await expect(request('/api/user')).resolves.toEqual({ ok: true });
    expect(auth.refreshSession).toHaveBeenCalledTimes(2);
  });

  it('is left as it is for a visitor', async () => {
    auth.hasStoredSession.mockReturnValue(false);
    await expect(request('/api/user')).rejects.toMatchObject({ status: 401 });
    expect(calls.map(({ token }) => token)).toEqual([null]);
    expect(auth.refreshSession).not.toHaveBeenCalled();
  });
});

describe('an answer', () => {
  it.each([
    ['JSON', answerOf(200, { a: 1 }), { a: 1 }],
    ['JSON with a charset', answerOf(200, '[1]', 'application/json; charset=utf-8'), [1]],
    ['text', answerOf(200, 'a,b', 'text/csv'), 'a,b'],
    ['nothing', new Response(null, { status: 204 }), undefined],
  ])('of %s is read', async (_name, response, expected) => {
    serve(() => response);
    await expect(request('/api/x')).resolves.toEqual(expected);
  });

  it('of a page is none of ours', async () => {
    serve(() => answerOf(200, '<html>Sign in to the hotel</html>', 'text/html; charset=utf-8'));
    await expect(request('/api/x')).rejects.toMatchObject({
      message: 'Inkloom could not answer this request. Reload the page and try again.',
    });
  });

  it('that never comes is explained', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(request('/api/x')).rejects.toMatchObject({
      name: 'ConnectionError',
      message: expect.not.stringContaining('fetch'),
    });
  });

  it('of 202 is no error', async () => {
    serve(() => answerOf(202, { status: 'pending' }));
    expect((await send('/api/generate')).status).toBe(202);
  });

  it('that is refused becomes an error with its fields', async () => {
    const fields = { idea: 'Too long' };
    serve(() =>
      answerOf(400, {
        error: 'Not valid',
        code: 'validation_failed',
        fields,
        requiresSetup: true,
        message: 'Look again',
      }),
    );
    const error = await request('/api/x').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      ...{ name: 'ApiError', status: 400, message: 'Not valid', detail: 'Look again' },
      ...{ code: 'validation_failed', fields, requiresSetup: true },
    });
  });

  it.each([
    ['no JSON', 502, 'Bad Gateway', 'Inkloom is not answering right now. Try again in a moment.'],
    ['a page', 500, '<html>Oops</html>', 'Something went wrong on our side. Try again in a moment.'],
    ['JSON without an error', 500, '{"a":1}', '500: {"a":1}'],
    ['JSON that is no object', 500, '"broken"', '500: "broken"'],
    ['null', 500, 'null', '500: null'],
    ['nothing', 503, '', 'Inkloom is not answering right now. Try again in a moment.'],
    ['a 401 without words', 401, '', 'Unauthorized'],
  ])('of %s gives the message "%s: %s"', async (_name, status, body, message) => {
    serve(() => answerOf(status, body));
    await expect(request('/api/x')).rejects.toMatchObject({ status, message });
  });
});

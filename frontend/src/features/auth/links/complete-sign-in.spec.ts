import { beforeEach, describe, expect, it, jest } from '@jest/globals';

type Call = (...words: unknown[]) => Promise<{ data: object; error: { message: string; code?: string } | null }>;

const auth = { getSession: jest.fn<Call>(), exchangeCodeForSession: jest.fn<Call>() };
jest.unstable_mockModule('../../../api/client/auth-client.ts', () => ({ authClient: () => auth }));

const { completeSignIn } = await import('./complete-sign-in.ts');

const ok = (data: object) => ({ data, error: null });
const failed = (message: string, code = '') => ({ data: {}, error: { message, code } });

beforeEach(() => {
  jest.resetAllMocks();
  auth.getSession.mockResolvedValue(ok({ session: null }));
});

const callback = (query: string) => completeSignIn(new URL(`https://inkloom.example/auth/callback${query}`));

describe('the callback', () => {
  it('exchanges its code for a session and goes on to next', async () => {
    auth.exchangeCodeForSession.mockResolvedValue(ok({ session: { user: { id: 'u1', email: 'a@example.com' } } }));
    expect(await callback('?code=abc&next=/settings')).toEqual({ next: '/settings' });
    expect(auth.exchangeCodeForSession).toHaveBeenCalledWith('abc');
  });

  it.each([
    [ok({ session: null }), 'Failed to establish session. Please try logging in.'],
    [failed('x', 'unknown'), 'Failed to confirm email. The link may have expired.'],
  ])('whose code is answered with %j says "%s"', async (answer, problem) => {
    auth.exchangeCodeForSession.mockResolvedValue(answer);
    expect(await callback('?code=abc')).toEqual({ problem });
  });

  it('that breaks says to log in', async () => {
    auth.exchangeCodeForSession.mockRejectedValue(new Error('no network'));
    expect(await callback('?code=abc')).toEqual({
      problem: 'An unexpected error occurred. Please try logging in.',
    });
  });
});

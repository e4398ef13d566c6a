import { beforeEach, describe, expect, it, jest } from '@jest/globals';

type Call = () => Promise<{ data: object; error: { message: string } | null }>;

const auth = { getSession: jest.fn<Call>(), setSession: jest.fn<Call>() };
jest.unstable_mockModule('../../../api/client/auth-client.ts', () => ({ authClient: () => auth }));

const { verifyRecovery } = await import('./recovery-session.ts');

const ok = (session: object | null) => ({ data: { session }, error: null });

beforeEach(() => {
  jest.resetAllMocks();
});

describe('the reset page', () => {
  it.each([
    [{ data: {}, error: { message: 'x' } }, 'Failed to verify session. Please request a new reset link.'],
    [ok(null), 'No active session. Please click the password reset link from your email.'],
    [ok({ user: { id: 'u1' } }), null],
  ])('with %j says %p', async (answer, problem) => {
    auth.getSession.mockResolvedValueOnce(ok(null)).mockResolvedValueOnce(answer);
    expect(await verifyRecovery('')).toBe(problem);
  });

  it('that breaks says to try again', async () => {
    auth.getSession.mockRejectedValue(new Error('no storage'));
    expect(await verifyRecovery('')).toBe('Failed to verify reset link. Please try again.');
  });
});

import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { visibleToast } from '../../../lib/toast.ts';

type Call = (...words: unknown[]) => Promise<{ data: object; error: { message: string; code?: string } | null }>;

const auth = {
  signUp: jest.fn<Call>(),
  signInWithPassword: jest.fn<Call>(),
  resetPasswordForEmail: jest.fn<Call>(),
};
jest.unstable_mockModule('../../../api/client/auth-client.ts', () => ({
  authClient: () => auth,
  newestFlow: () => undefined,
  resendConfirmation: () => null,
}));

const { requestReset, signIn, signUp } = await import('./auth-actions.ts');

const ok = (data: object) => ({ data, error: null });
const failed = (message: string, code = '') => ({ data: {}, error: { message, code } });
const session = { access_token: 'e30.e30.x', user: { id: 'u1', email: 'a@example.com', factors: [] } };
const credentials = { email: 'a@example.com', password: 'a workshop' };

beforeEach(() => {
  jest.resetAllMocks();
  Object.assign(globalThis, { window: { location: { origin: 'https://inkloom.example' } } });
});

describe('the card', () => {
  it.each([
    [failed('User already registered'), 'account-exists', 'Account already exists'],
    [ok({ user: { identities: [] }, session: null }), 'account-exists', 'Account already exists'],
    [ok({ user: { identities: [{}] }, session: null }), 'check-inbox', 'Account created!'],
    [failed('Too weak'), 'stays', 'Authentication failed'],
  ])('signs up: %j is %s with "%s"', async (answer, outcome, title) => {
    auth.signUp.mockResolvedValue(answer);
    expect(await signUp(credentials)).toMatchObject({ next: outcome });
    expect(visibleToast()).toMatchObject({ title });
  });

  it.each([
    [ok({ session }), 'signed-in', { title: 'Welcome back!' }],
    [failed('Refused'), 'stays', { title: 'Authentication failed', description: 'Invalid email or password' }],
  ])('signs in: %j is %s with %j', async (answer, outcome, shown) => {
    auth.signInWithPassword.mockResolvedValue(answer);
    expect(await signIn(credentials)).toMatchObject({ next: outcome });
    expect(visibleToast()).toMatchObject(shown);
  });

  it.each([
    [
      'sign-up',
      signUp,
      'signUp',
      failed('Too weak', 'weak_password'),
      'password',
      'This password is too easy to guess. Choose another one.',
    ],
    [
      'sign-up',
      signUp,
      'signUp',
      failed('Not an address', 'validation_failed'),
      'email',
      'Check what you entered: the email may be misspelled, or a text too long.',
    ],
    [
      'sign-up',
      signUp,
      'signUp',
      failed('only request this after 42 seconds.', 'over_email_send_rate_limit'),
      'email',
      'An email to this address was asked for a moment ago. Try again in 42 seconds.',
    ],
    [
      'sign-in',
      signIn,
      'signInWithPassword',
      failed('Invalid login credentials', 'invalid_credentials'),
      'password',
      'The email or the password is wrong.',
    ],
  ] as const)('says at the field what a %s was refused for', async (_, act, call, answer, field, problem) => {
    auth[call].mockResolvedValue(answer);
    expect(await act(credentials)).toEqual({ next: 'stays', field, problem });
  });

  it('waits for the mail that this tab asked for just before, and for no other', async () => {
    const items = new Map<string, string>();
    Object.assign(globalThis, {
      sessionStorage: {
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, value: string) => items.set(key, value),
      },
    });
    auth.signUp.mockResolvedValueOnce(ok({ user: { identities: [{}] }, session: null }));
    await signUp(credentials);
    auth.signUp.mockResolvedValue(failed('only request this after 42 seconds.', 'over_email_send_rate_limit'));
    expect(await signUp({ ...credentials, email: 'A@example.com' })).toEqual({ next: 'check-inbox' });
    expect(await signUp({ ...credentials, email: 'b@example.com' })).toMatchObject({ next: 'stays' });
    auth.signUp.mockResolvedValue(
      failed('email rate limit exceeded. Try again in 40 minutes.', 'over_email_send_rate_limit'),
    );
    const problem = 'This address got many emails within an hour. Look in its spam folder, or try again in 40 minutes.';
    expect(await signUp(credentials)).toEqual({ next: 'stays', field: 'email', problem });
    Reflect.deleteProperty(globalThis, 'sessionStorage');
  });

  it.each([
    [ok({}), null, { title: 'Password reset email sent!' }],
    [
      failed('Signups not allowed', 'a code of tomorrow'),
      'Failed to reset password. Please try again.',
      { title: 'Reset failed', description: 'Failed to reset password. Please try again.' },
    ],
  ])('asks for a link: %j is %s with %j', async (answer, problem, shown) => {
    auth.resetPasswordForEmail.mockResolvedValue(answer);
    expect(await requestReset('a@example.com')).toBe(problem);
    expect(visibleToast()).toMatchObject(shown);
  });
});

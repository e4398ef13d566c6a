import { describe, expect, it } from '@jest/globals';
import { AuthApiError } from '@supabase/auth-js';
import { describePasskeyError } from './passkeys.ts';
import { describeFactorError } from './second-factor.ts';

describe('the words of a passkey that did not work', () => {
  it.each([
    [{ name: 'NotAllowedError', message: 'x', code: 0 }, 'another device'],
    [{ name: 'NotAllowedError', message: 'x', code: 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY' }, 'another device'],
    [{ name: 'AuthApiError', message: 'x', code: 'webauthn_verification_failed' }, 'It may have been removed'],
    [{ name: 'AuthApiError', message: 'x', code: 'reauthentication_needed' }, 'Sign out and in again'],
  ])('say what to do: %j', (error, words) => {
    expect(describePasskeyError(error)).toContain(words);
  });

  it('are ours where we know nothing of it', () => {
    expect(describePasskeyError({ name: 'DataError', message: 'x', code: 0 })).toBe(
      'That didn’t work. Please try again.',
    );
  });
});

it('an app that takes a fresh sign-in is refused in the words of a passkey', () => {
  expect(describeFactorError(new AuthApiError('x', 400, 'reauthentication_needed'))).toBe(
    'You signed in a while ago. Sign out and in again, then add the app.',
  );
});

it.each([describeFactorError, describePasskeyError])(
  'too many tries are told with the time to wait',
  (describeError) => {
    const message = 'Too many wrong codes. Try again in 15 minutes.';
    expect(describeError(new AuthApiError(message, 429, 'over_request_rate_limit'))).toBe(message);
  },
);

import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/auth-js';
import { parse } from 'yaml';
import { ConnectionError } from '../../../api/client/connection.ts';
import { AUTH_WORDS } from './auth-words.ts';
import { AuthProblem, describeAuthError } from './describe-auth-error.ts';

interface Contract {
  components: { schemas: { AuthErrorCode: { enum: string[] } } };
}

const text = readFileSync(new URL('../../../../../auth-openapi.yaml', import.meta.url), 'utf8');
const codes = (parse(text) as Contract).components.schemas.AuthErrorCode.enum;

it.each(codes)('a seller reads our own words of the refusal %s', (code) => {
  expect(Object.keys(AUTH_WORDS)).toContain(code);
  expect(describeAuthError(new AuthApiError('the words of the server', 400, code))).not.toMatch(/words of the server/);
});

describe('the words of a refusal', () => {
  it.each([
    [new AuthWeakPasswordError('x', 422, ['length']), 'Password must be at least 6 characters long.'],
    [new AuthWeakPasswordError('x', 422, ['pwned']), 'in lists that attackers try first'],
    [new AuthWeakPasswordError('x', 422, ['characters']), 'too easy to guess'],
    [
      new AuthApiError('Too many wrong passwords. Try again in 40 seconds.', 429, 'over_request_rate_limit'),
      'Too many wrong passwords. Try again in 40 seconds.',
    ],
    [
      new AuthApiError('Request rate limit reached. Try again in 5 minutes.', 429, 'over_request_rate_limit'),
      'Too many tries. Try again in 5 minutes.',
    ],
    [new AuthApiError('Slow down', 429, 'over_request_rate_limit'), 'Too many tries. Try again in a few minutes.'],
    [
      new AuthApiError('For security purposes, only after 42 seconds.', 429, 'over_email_send_rate_limit'),
      'An email to this address was asked for a moment ago. Try again in 42 seconds.',
    ],
    [
      new AuthApiError('email rate limit exceeded', 429, 'over_email_send_rate_limit'),
      'This address got many emails within an hour. Look in its spam folder, or try again later.',
    ],
    [new AuthApiError('constructor', 400, 'constructor'), 'That didn’t work. Please try again.'],
    [new AuthSessionMissingError(), 'Your session has ended. Please sign in again.'],
    [
      new AuthRetryableFetchError('Unexpected failure, please check server logs', 500),
      'Something went wrong on our side',
    ],
    [new AuthRetryableFetchError('Bad Gateway', 502), 'Inkloom is not answering right now'],
    [new AuthRetryableFetchError('You’re offline.', 0), 'You’re offline.'],
    [new ConnectionError('You’re offline.'), 'You’re offline.'],
  ])('%s is: %s', (error, words) => {
    expect(describeAuthError(error)).toContain(words);
  });

  it('stay as they are when they are asked for twice', () => {
    const once = new AuthProblem(new AuthApiError('x', 422, 'same_password'));
    expect(once).toMatchObject({ code: 'same_password', message: AUTH_WORDS.same_password });
    expect(describeAuthError(once)).toBe(once.message);
  });
});

import { expect, it } from '@jest/globals';
import { AuthApiError } from '@supabase/auth-js';
import { describeRefusedProof } from './owner-proof.tsx';

it.each([
  ['over_request_rate_limit', 'Too many wrong passwords. Try again in 40 seconds.'],
  ['current_password_invalid', 'That isn’t your current password.'],
  ['email_exists', null],
])('a proof refused by %s is told at its field: %s', (code, words) => {
  const error = new AuthApiError('Too many wrong passwords. Try again in 40 seconds.', 429, code);
  expect(describeRefusedProof(error)).toBe(words);
});

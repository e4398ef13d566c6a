import { expect, it } from '@jest/globals';
import { findPasswordProblem } from './password-rules.ts';

it.each([
  ['abc', 'abd', "Passwords don't match"],
  ['a workshop', 'A workshop', "Passwords don't match"],
  ['', '', 'Password too short'],
  ['abcde', 'abcde', 'Password too short'],
  ['abcdef', 'abcdef', undefined],
])('"%s" and "%s": %s', (password, repeated, title) => {
  expect(findPasswordProblem(password, repeated)?.title).toBe(title);
});

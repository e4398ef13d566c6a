import { expect, it } from '@jest/globals';
import { isApiKey, newApiKey, prefixOf } from './api-key.ts';

it('makes keys that are told from any other text, each once', () => {
  const keys = Array.from({ length: 200 }, newApiKey);
  expect(new Set(keys).size).toBe(200);
  expect(keys.every((key) => /^ink_[0-9A-Za-z]{48}$/.test(key) && isApiKey(key))).toBe(true);
  expect(keys.every((key) => key.startsWith(prefixOf(key)) && prefixOf(key).length === 12)).toBe(true);
});

it.each([
  ['', 'nothing'],
  ['ink_', 'only its beginning'],
  ['ink_0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijk', 'too short'],
])('takes "%s" for no key: %s', (text) => expect(isApiKey(text)).toBe(false));

it('takes a key for none of which a character was changed', () => {
  const key = newApiKey();
  const changed = [...key].map((character, at) => {
    const other = character === 'a' ? 'b' : 'a';
    return key.slice(0, at) + other + key.slice(at + 1);
  });
  expect(changed.filter(isApiKey)).toEqual([]);
});

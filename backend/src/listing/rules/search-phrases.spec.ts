import { expect, it } from '@jest/globals';
import { searchFlaw } from './search-phrases.ts';

it.each([
  ['mountains not', 'ends with “not”'],
  ['van under', 'ends with “under”'],
  ['Gift For', 'ends with “for”'],
  ['cats don’t', "ends with “don't”"],
  ['the fox', 'begins with “the”'],
  ['not phones', 'begins with “not”'],
  ['under stars', 'begins with “under”'],
  ['uncertain tee', 'names no subject'],
  ['very big shirt', 'names no subject'],
])('nobody searches for "%s": it %s', (tag, flaw) => {
  expect(searchFlaw(tag)).toBe(flaw);
});

it.each(['under the sea', 'gift for him', 'off road', 'big dog shirt', 'graphic tee', 'my dog', 'fox', '猫 shirt', ''])(
  'takes "%s" for a search',
  (tag) => {
    expect(searchFlaw(tag)).toBeUndefined();
  },
);

import { describe, expect, it } from '@jest/globals';
import { isCurrent, listEtag } from './list-etag.ts';

const ann = '0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4b';
const bob = '0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4c';
const noon = Date.parse('2026-11-20T12:00:00Z');

describe('listEtag', () => {
  const tag = listEtag(ann, 5n, { limit: 50 }, noon);

  it('is the same within half a day', () => {
    expect(listEtag(ann, 5n, { limit: 50 }, Date.parse('2026-11-20T23:59:59.999Z'))).toBe(tag);
  });

  it.each([
    ['user', listEtag(bob, 5n, { limit: 50 }, noon)],
    ['version', listEtag(ann, 6n, { limit: 50 }, noon)],
    ['query', listEtag(ann, 5n, { limit: 51 }, noon)],
    ['half of the day', listEtag(ann, 5n, { limit: 50 }, Date.parse('2026-11-21T00:00:00Z'))],
  ])('differs with the %s', (_, other) => {
    expect(other).not.toBe(tag);
  });
});

describe('isCurrent', () => {
  it.each([
    ['W/"a-1"', true],
    ['"a-1"', true],
    ['"x", W/"a-1" , "y"', true],
    ['W/"a-2"', false],
    ['a-1', false],
    ['', false],
    [undefined, false],
  ])('says of %j that it is current: %s', (known, current) => {
    expect(isCurrent(known, 'W/"a-1"')).toBe(current);
  });
});

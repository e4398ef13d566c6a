import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type ListSort, listSorts, readCursor, writeCursor } from './list-cursor.ts';

const id = '0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4b';
const noon = new Date('2026-11-20T12:00:00.123Z');
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a cursor', () => {
  it('is read as it was written, with whatever title', () => {
    const texts = fc.string({ unit: 'binary', maxLength: 50 }).filter((text) => !text.includes('\u0000'));
    fc.assert(
      fc.property(texts, fc.uuid(), (key, of) => {
        const written = writeCursor('title', { key: key.toWellFormed(), id: of });
        expect(written).toMatch(/^[\w-]+$/);
        expect(readCursor('title', written)).toEqual({ key: key.toWellFormed(), id: of });
      }),
    );
  });

  it.each(listSorts.filter((sort) => !['title', 'score'].includes(sort)))(
    'of the order %s has a time, to the millisecond',
    (sort) => {
      expect(readCursor(sort, writeCursor(sort, { key: noon, id }))).toEqual({ key: noon, id });
    },
  );

  it.each([-1, 0, 100])('of the order score has the score %d', (key) => {
    expect(readCursor('score', writeCursor('score', { key, id }))).toEqual({ key, id });
  });

  it.each<[string, string, ListSort]>([
    ['a score that is none', encoded(['score', '1e3', id]), 'score'],
    ['another order', writeCursor('oldest', { key: noon, id }), 'newest'],
    ['no JSON', 'bm9uc2Vuc2U', 'newest'],
    ['nothing', '', 'newest'],
    ['other characters', '%%%', 'newest'],
    ['an object', encoded({ sort: 'newest' }), 'newest'],
    ['an unknown order', encoded(['price', noon, id]), 'newest'],
    ['a number as key', encoded(['newest', 5, id]), 'newest'],
    ['no date', encoded(['newest', 'yesterday', id]), 'newest'],
    ['a day that is none', encoded(['newest', '2026-02-31T00:00:00Z', id]), 'newest'],
    ['no id', encoded(['newest', noon, 'x']), 'newest'],
    ['a title with a NUL', encoded(['title', 'a\u0000', id]), 'title'],
    ['a title that is too long', encoded(['title', 'a'.repeat(101), id]), 'title'],
  ])('that is %s is refused', (_, cursor, sort) => {
    expect(readCursor(sort, cursor)).toBeNull();
  });
});

import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { parseRange, readRange } from './byte-range.ts';

describe('a range of 100 bytes', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-200', { start: 0, end: 99 }],
    ['bytes=95-200', { start: 95, end: 99 }],
  ])('%s is %j', (header, range) => {
    expect(parseRange(header, 100)).toEqual(range);
  });

  it.each([undefined, 'bytes=-', 'bytes=-0', 'bytes=100-', 'bytes=9-3', 'bytes=0-1,5-6', 'lines=1-2'])(
    '%s is none',
    (header) => {
      expect(parseRange(header, 100)).toBeNull();
    },
  );

  it('has the bytes from the first to the last, over the borders of chunks', async () => {
    const source = Readable.from(['abc', 'def', 'ghi', 'jkl'].map((text) => Buffer.from(text)));
    expect((await buffer(readRange(source, { start: 2, end: 7 }))).toString()).toBe('cdefgh');
    expect(source.destroyed).toBe(true);
  });
});

import { describe, expect, it } from '@jest/globals';
import { readInPages } from './read-in-pages.ts';

describe('reading in pages', () => {
  it.each([0, 1, 500, 501, 1200])('gives each of %i rows once, in order', async (count) => {
    const rows = Array.from({ length: count }, (_, n) => n);
    const read = async (last: number | undefined, limit: number) =>
      rows.filter((row) => last === undefined || row > last).slice(0, limit);
    const given: number[] = [];
    for await (const row of readInPages(read)) given.push(row);
    expect(given).toEqual(rows);
  });
});

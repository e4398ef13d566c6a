import { describe, expect, it } from '@jest/globals';
import { allSubjects } from '../figures/catalog.ts';
import { isDrawable } from '../figures/motif.ts';
import { searchPictures } from './picture-search.ts';

describe('the search for a picture', () => {
  it('lists everything that can be drawn, each once, for no words', () => {
    const names = searchPictures('', 10_000);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !isDrawable(name))).toEqual([]);
    expect(allSubjects().filter(({ name }) => !names.includes(name))).toEqual([]);
  });

  it.each(['cat', 'wolf', 'guitar', 'coffee'])('finds "%s" by its first letters too', (word) => {
    const [first = ''] = searchPictures(word, 1);
    expect(isDrawable(first)).toBe(true);
    expect(searchPictures(word.slice(0, -1), 10_000)).toContain(first);
  });

  it('finds nothing for what nobody has drawn', () => {
    expect(searchPictures('qqqq', 10)).toEqual([]);
  });
});

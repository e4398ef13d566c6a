import { describe, expect, it } from '@jest/globals';
import { changesOf, countWords, hasChanges, type ListingDraft, parseTags, toDraft } from './listing-draft.ts';

const SAVED: ListingDraft = {
  title: 'Fox Tee',
  description: 'A fox.',
  tags: ['fox', 'lantern'],
  price: 2499,
  sizePrices: {},
  colorsOn: ['Black', 'Navy'],
};

describe('changes of a listing draft', () => {
  it.each<[name: string, change: Partial<ListingDraft>]>([
    ['the title', { title: 'Owl Tee' }],
    ['the description', { description: '' }],
    ['a removed tag', { tags: ['fox'] }],
    ['an added tag', { tags: ['fox', 'lantern', 'gift'] }],
    ['the order of tags', { tags: ['lantern', 'fox'] }],
    ['no tags', { tags: [] }],
    ['the price', { price: 2999 }],
    ['a price that is being typed', { price: 0 }],
    ['a color that is switched off', { colorsOn: ['Navy'] }],
    ['no color', { colorsOn: [] }],
    ['two fields', { title: 'Owl Tee', tags: [] }],
  ])('contain %s alone', (_name, change) => {
    expect(changesOf({ ...SAVED, ...change }, SAVED)).toEqual(change);
    expect(hasChanges({ ...SAVED, ...change }, SAVED)).toBe(true);
  });

  it('are those of the sizes whose price is another one', () => {
    const saved = { ...SAVED, sizePrices: { S: 1000, M: 2000 } };
    const draft = toDraft({ ...saved, sizePrices: { S: 1000, M: 2500 } });
    expect(changesOf(draft, saved)).toEqual({ sizePrices: { M: 2500 } });
  });

  it('are none of a price that is not known yet', () => {
    const saved = { ...SAVED, price: null };
    expect(changesOf(toDraft(saved), saved)).toEqual({});
  });

  it('are none for the same texts', () => {
    expect(changesOf({ ...SAVED, tags: [...SAVED.tags], colorsOn: [...SAVED.colorsOn] }, SAVED)).toEqual({});
    expect(hasChanges(SAVED, SAVED)).toBe(false);
  });

  it('do not join the words of two tags', () => {
    expect(changesOf({ ...SAVED, tags: ['fox lantern'] }, SAVED)).toEqual({ tags: ['fox lantern'] });
  });

  it('are made of the three texts, the price and the colors on sale, whatever else a listing has', () => {
    const listing = { ...SAVED, version: 3 };
    expect(toDraft(listing)).toEqual(SAVED);
  });
});

describe('words of a title', () => {
  it.each([
    ['', 0],
    ['   ', 0],
    ['Fox', 1],
    ['Fox & Owl - Tee', 3],
    [' 3 foxes\tin\nnight ', 4],
    ['Füchse 狐 №5', 3],
    ['--- !!!', 0],
  ])('in "%s" are %i', (text, count) => {
    expect(countWords(text)).toBe(count);
  });
});

describe('tags in a text', () => {
  it.each([
    ['', []],
    [' , ;\n', []],
    ['fox', ['fox']],
    ['fox, lantern light;gift\nnight', ['fox', 'lantern light', 'gift', 'night']],
    ['  fox \t  tee ', ['fox tee']],
    ['fox,fox', ['fox', 'fox']],
    ['fox\r\nowl', ['fox', 'owl']],
  ])('%j are %j', (text, tags) => {
    expect(parseTags(text)).toEqual(tags);
  });
});

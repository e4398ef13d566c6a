import { describe, expect, it } from '@jest/globals';
import { applyChange, leavesNoColor, MOST_TAGS } from './listing-changes.ts';

const LISTING = {
  title: 'Retro Surf Shirt (Retro)',
  tags: ['surf', 'Retro gift'],
  price: 2499,
  colors: ['Black', 'White', 'Navy'],
  colorsOn: ['Black', 'Navy'],
};

describe('find and replace in a title', () => {
  it('changes each place, in capitals or not', () => {
    expect(applyChange(LISTING, { kind: 'replace', find: 'retro', replacement: '$1 Vintage' })).toEqual({
      title: '$1 Vintage Surf Shirt ($1 Vintage)',
    });
  });

  it('takes signs as they are', () => {
    expect(applyChange(LISTING, { kind: 'replace', find: '(Retro)', replacement: '' })).toEqual({
      title: 'Retro Surf Shirt',
    });
  });

  it.each(['', ' ', 'Vintage'])('changes nothing for %j', (find) => {
    expect(applyChange(LISTING, { kind: 'replace', find, replacement: 'x' })).toBeNull();
  });
});

describe('a tag', () => {
  it('is added once', () => {
    expect(applyChange(LISTING, { kind: 'addTag', tag: ' beach ', makesRoom: false })).toEqual({
      tags: ['surf', 'Retro gift', 'beach'],
    });
    expect(applyChange(LISTING, { kind: 'addTag', tag: 'SURF', makesRoom: true })).toBeNull();
  });

  it('takes the place of the last one where there are as many as Etsy takes', () => {
    const full = { ...LISTING, tags: Array.from({ length: MOST_TAGS }, (_, n) => `tag ${n}`) };
    const change = { kind: 'addTag', tag: 'beach' } as const;
    expect(applyChange(full, { ...change, makesRoom: true })?.tags).toEqual([...full.tags.slice(0, -1), 'beach']);
    expect(applyChange(full, { ...change, makesRoom: false })).toBeNull();
  });

  it('is removed where it is there', () => {
    expect(applyChange(LISTING, { kind: 'removeTag', tag: 'retro GIFT' })).toEqual({ tags: ['surf'] });
    expect(applyChange(LISTING, { kind: 'removeTag', tag: 'gift' })).toBeNull();
    expect(applyChange(LISTING, { kind: 'removeTag', tag: '' })).toBeNull();
  });
});

describe('a price', () => {
  it('is set where another one is', () => {
    expect(applyChange(LISTING, { kind: 'setPrice', price: 2999 })).toEqual({ price: 2999 });
    expect(applyChange(LISTING, { kind: 'setPrice', price: 2499 })).toBeNull();
  });

  it.each([0, 99, 1_000_000])('is not set to %i cents', (price) => {
    expect(applyChange(LISTING, { kind: 'setPrice', price })).toBeNull();
  });
});

describe('colors', () => {
  it.each([
    ['are switched off', false, ['Navy'], ['Black']],
    ['are switched on, in the order that they were made in', true, ['Navy', 'White'], ['Black', 'White', 'Navy']],
    ['are only switched where a design was made in them', false, ['Navy', 'Red'], ['Black']],
  ])('%s', (_name, isOn, colors, colorsOn) => {
    expect(applyChange(LISTING, { kind: 'switchColors', isOn, colors })).toEqual({ colorsOn });
  });

  it.each([
    ['are off', false, ['White']],
    ['are on', true, ['Black', 'Navy']],
    ['are none of its own', true, ['Red']],
    ['are none', false, []],
  ])('change nothing where they %s', (_name, isOn, colors) => {
    expect(applyChange(LISTING, { kind: 'switchColors', isOn, colors })).toBeNull();
  });

  it('are never all switched off', () => {
    const change = { kind: 'switchColors', isOn: false } as const;
    const [none, one] = [['Black', 'Navy'], ['Black']].map((colors) => applyChange(LISTING, { ...change, colors }));
    expect([none && leavesNoColor(none), one && leavesNoColor(one)]).toEqual([true, false]);
  });
});

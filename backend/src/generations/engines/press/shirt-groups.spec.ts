import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { shirtColors } from '../../../print/index.ts';
import { groupShirts } from './shirt-groups.ts';

describe('groupShirts', () => {
  it('separates light shirts from dark ones, light first, whatever the order', () => {
    expect(groupShirts(['Black', 'White', 'Navy', 'Sand'])).toEqual([
      { shirtTone: 'light', colors: ['White', 'Sand'] },
      { shirtTone: 'dark', colors: ['Black', 'Navy'] },
    ]);
  });

  it('makes one group where all shirts are alike, and one for any shirt where none is given', () => {
    expect(groupShirts(['Navy'])).toEqual([{ shirtTone: 'dark', colors: ['Navy'] }]);
    expect(groupShirts([])).toEqual([{ shirtTone: 'any', colors: [] }]);
  });

  it('leaves no shirt out and takes none twice', () => {
    const some = fc.uniqueArray(fc.oneof(fc.constantFrom(...Object.keys(shirtColors)), fc.string()));
    fc.assert(
      fc.property(some, (colors) => {
        expect(
          groupShirts(colors)
            .flatMap((group) => group.colors)
            .toSorted(),
        ).toEqual(colors.toSorted());
      }),
    );
  });
});

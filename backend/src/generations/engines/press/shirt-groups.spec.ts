import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { shirtColors } from '../../../print/index.ts';
import { groundsOf } from './shirt-groups.ts';

describe('groundsOf', () => {
  it('parts light shirts from dark ones, light first, whatever the order', () => {
    expect(groundsOf(['Black', 'White', 'Navy', 'Sand'])).toEqual([
      { ground: 'light', colors: ['White', 'Sand'] },
      { ground: 'dark', colors: ['Black', 'Navy'] },
    ]);
  });

  it('knows one ground where all shirts are alike, and any where there are none', () => {
    expect(groundsOf(['Navy'])).toEqual([{ ground: 'dark', colors: ['Navy'] }]);
    expect(groundsOf([])).toEqual([{ ground: 'any', colors: [] }]);
  });

  it('leaves no shirt out and takes none twice', () => {
    const some = fc.uniqueArray(fc.oneof(fc.constantFrom(...Object.keys(shirtColors)), fc.string()));
    fc.assert(
      fc.property(some, (colors) => {
        expect(
          groundsOf(colors)
            .flatMap((group) => group.colors)
            .toSorted(),
        ).toEqual(colors.toSorted());
      }),
    );
  });
});

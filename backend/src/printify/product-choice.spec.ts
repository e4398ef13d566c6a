import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  largestPrintArea,
  maxEnabledVariants,
  offeredSizes,
  planVariants,
  type ShirtVariant,
} from './product-choice.ts';

const sizes = ['XS', ...offeredSizes, '4XL', '5XL'];

/** A catalog: every colour in every size, in the catalog's order, with ids of its own. */
function catalogOf(colors: string[]): ShirtVariant[] {
  return sizes.flatMap((size, row) =>
    colors.map((color, column) => ({
      variantId: row * 1000 + column,
      color,
      size,
      printWidth: 3600 + row,
      printHeight: 4500 + row,
    })),
  );
}

const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 130 });

describe('planVariants', () => {
  it('takes every offered size of the chosen colours, and no other', () => {
    const { enabled, leftOut } = planVariants(catalogOf(['Black', 'Navy', 'Red']), ['Navy', 'Black']);
    expect(enabled.map(({ color, size }) => `${color} ${size}`)).toEqual(
      offeredSizes.flatMap((size) => [`Black ${size}`, `Navy ${size}`]),
    );
    expect(leftOut).toEqual([]);
  });

  it('leaves out the largest sizes, for all colours alike, where they are too many', () => {
    const colors = Array.from({ length: 30 }, (_, n) => `Color ${n}`);
    const { enabled, leftOut } = planVariants(catalogOf(colors), colors);
    expect(leftOut).toEqual(['3XL', '2XL', 'XL']);
    expect(enabled).toHaveLength(90);
    for (const color of colors) {
      expect(enabled.filter((variant) => variant.color === color).map(({ size }) => size)).toEqual(['S', 'M', 'L']);
    }
  });

  it('never enables more than Printify takes, and never what was not asked for', () => {
    fc.assert(
      fc.property(names, fc.double({ min: 0, max: 1, noNaN: true }), (colors, share) => {
        const wanted = colors.slice(0, Math.ceil(colors.length * share));
        const { enabled, leftOut } = planVariants(catalogOf(colors), wanted);
        expect(enabled.length).toBeLessThanOrEqual(maxEnabledVariants);
        expect(new Set(enabled.map(({ variantId }) => variantId)).size).toBe(enabled.length);
        for (const { color, size } of enabled) {
          expect(wanted).toContain(color);
          expect(offeredSizes).toContain(size);
          expect(leftOut).not.toContain(size);
        }
        if (wanted.length > 0 && wanted.length <= maxEnabledVariants) {
          expect(new Set(enabled.map(({ color }) => color)).size).toBe(wanted.length);
        }
      }),
    );
  });

  it('plans nothing where no colour is known or the catalog is empty', () => {
    expect(planVariants(catalogOf(['Black']), ['Heather Grey'])).toEqual({ enabled: [], leftOut: [] });
    expect(planVariants([], ['Black'])).toEqual({ enabled: [], leftOut: [] });
  });
});

describe('largestPrintArea', () => {
  it('is that of the widest variant', () => {
    const { enabled } = planVariants(catalogOf(['Black']), ['Black']);
    expect(largestPrintArea(enabled)).toEqual({ width: 3606, height: 4506 });
  });
});

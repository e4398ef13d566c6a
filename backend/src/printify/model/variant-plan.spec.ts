import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { largestPrintArea, type ShirtVariant, sizesInOrder, sizesToSell, usualSizes } from './product.ts';
import { maxEnabledVariants, planVariants } from './variant-plan.ts';

const sizes = ['XS', ...usualSizes, '4XL', '5XL'];

/** A catalog: every color in every size, in the catalog's order, with ids of its own. */
function catalogOf(colors: string[], comesIn = sizes): ShirtVariant[] {
  return comesIn.flatMap((size, row) =>
    colors.map((color, column) => ({
      variantId: row * 1000 + column,
      color,
      size,
      printWidth: 3600 + row,
      printHeight: 4500 + row,
    })),
  );
}

/** A name that begins with a space would begin the sentence about it. */
const name = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => text === text.trim());
const names = fc.uniqueArray(name, { minLength: 1, maxLength: 130 });
const titles = (variants: ShirtVariant[]) => variants.map(({ color, size }) => `${color} ${size}`);
const without = (catalog: ShirtVariant[], ...gone: string[]) =>
  catalog.filter(({ color, size }) => !gone.includes(`${color} ${size}`));
const soldOut = (catalog: ShirtVariant[], ...gone: string[]) =>
  catalog.map((variant) => ({ ...variant, available: !gone.includes(`${variant.color} ${variant.size}`) }));

describe('planVariants', () => {
  it('takes every usual size of the chosen colors, and no other', () => {
    const { enabled, leftOut } = planVariants(catalogOf(['Black', 'Navy', 'Red']), ['Navy', 'Black']);
    expect(titles(enabled)).toEqual(usualSizes.flatMap((size) => [`Black ${size}`, `Navy ${size}`]));
    expect(leftOut).toEqual([]);
  });

  it('begins with XS where it is for kids', () => {
    const { enabled } = planVariants(catalogOf(['Red'], ['XXS', 'XS', 'S', '4XL']), ['Red'], [], 'kids_t_shirt');
    expect(titles(enabled)).toEqual(['Red XS', 'Red S']);
  });

  it("takes the seller's sizes where there are some", () => {
    const { enabled, leftOut } = planVariants(catalogOf(['Black', 'Red']), ['Black'], ['4XL', 'XS', 'M']);
    expect(titles(enabled)).toEqual(['Black XS', 'Black M', 'Black 4XL']);
    expect(leftOut).toEqual([]);
  });

  it('takes whatever sizes there are where the product comes in no usual one', () => {
    const mug = catalogOf(['White'], ['11oz', '15oz']);
    expect(titles(planVariants(mug, ['White']).enabled)).toEqual(['White 11oz', 'White 15oz']);
    expect(titles(planVariants(mug, ['White'], ['M']).enabled)).toEqual(['White 11oz', 'White 15oz']);
  });

  it('says which colors do not come in which sizes, and which are out of stock', () => {
    const catalog = soldOut(
      without(
        catalogOf(['Black', 'Navy', 'Red', 'White']),
        'Black 3XL',
        'Navy 3XL',
        ...usualSizes.map((size) => `Red ${size}`),
      ),
      'Black S',
      ...usualSizes.map((size) => `Navy ${size}`),
    );
    expect(planVariants(catalog, ['Black', 'Navy', 'Red', 'Plaid']).leftOut).toEqual([
      {
        reason: 'not_offered',
        colors: ['Black', 'Navy'],
        sizes: ['3XL'],
        message: 'Black and Navy do not come in 3XL.',
      },
      {
        reason: 'not_offered',
        colors: ['Red', 'Plaid'],
        sizes: [...usualSizes],
        message: 'This shirt no longer comes in Red and Plaid.',
      },
      { reason: 'out_of_stock', colors: ['Black'], sizes: ['S'], message: 'Black is out of stock in S.' },
      {
        reason: 'out_of_stock',
        colors: ['Navy'],
        sizes: ['S', 'M', 'L', 'XL', '2XL'],
        message: 'Navy is out of stock in S, M, L, XL and 2XL.',
      },
    ]);
  });

  it('names the kind of the product', () => {
    const catalog = catalogOf(['Black'], ['S', 'M']);
    const sentence = (kind?: 'hoodie' | 'tote') =>
      planVariants(catalog, ['Plaid'], [], kind).leftOut.map(({ message }) => message);
    expect(sentence()).toEqual(['This shirt no longer comes in Plaid.']);
    expect(sentence('hoodie')).toEqual(['This hoodie no longer comes in Plaid.']);
    expect(sentence('tote')).toEqual(['This tote bag no longer comes in Plaid.']);
  });

  it('leaves out the largest sizes, for all colors alike, where they are too many', () => {
    const colors = Array.from({ length: 30 }, (_, n) => `Color ${n}`);
    const { enabled, leftOut } = planVariants(catalogOf(colors), colors);
    expect(enabled).toHaveLength(90);
    for (const color of colors) {
      expect(enabled.filter((variant) => variant.color === color).map(({ size }) => size)).toEqual(['S', 'M', 'L']);
    }
    expect(leftOut).toEqual([
      {
        reason: 'too_many',
        colors,
        sizes: ['XL', '2XL', '3XL'],
        message: 'XL, 2XL and 3XL had to be left out: Printify takes at most 100 colors and sizes in one product.',
      },
    ]);
  });

  it('leaves out the colors named last where they are too many in one size', () => {
    const colors = Array.from({ length: 103 }, (_, n) => `Color ${n}`);
    const { enabled, leftOut } = planVariants(catalogOf(colors), colors, ['M']);
    expect(enabled).toHaveLength(100);
    expect(leftOut).toEqual([
      {
        reason: 'too_many',
        colors: ['Color 100', 'Color 101', 'Color 102'],
        sizes: ['M'],
        message:
          'Color 100, Color 101 and Color 102 had to be left out: Printify takes at most 100 colors and sizes in one product.',
      },
    ]);
  });

  it('means the first where the catalog names a color and size twice', () => {
    const [first, ...rest] = catalogOf(['Black'], ['M']);
    const twice = [first as ShirtVariant, { ...(first as ShirtVariant), variantId: 7 }, ...rest];
    expect(planVariants(twice, ['Black', 'Black']).enabled.map(({ variantId }) => variantId)).toEqual([0]);
  });

  it('makes everything that was asked for, or says why not, and never more than Printify takes', () => {
    const requests = fc.record({
      colors: names,
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      chosen: fc.subarray([...sizes, '7XL']),
      holes: fc.array(fc.nat(1200), { maxLength: 200 }),
      empty: fc.array(fc.nat(1200), { maxLength: 200 }),
    });
    fc.assert(
      fc.property(requests, ({ colors, share, chosen, holes, empty }) => {
        const catalog = catalogOf(colors)
          .filter((_, index) => !holes.includes(index))
          .map((variant, index) => ({ ...variant, available: !empty.includes(index) }));
        const wanted = colors.slice(0, Math.ceil(colors.length * share));
        const { enabled, leftOut } = planVariants(catalog, wanted, chosen);
        expect(enabled.length).toBeLessThanOrEqual(maxEnabledVariants);
        expect(new Set(enabled.map(({ variantId }) => variantId)).size).toBe(enabled.length);
        const selling = sizesToSell(
          catalog.map(({ size }) => size),
          chosen,
        );
        const made = new Set(titles(enabled));
        for (const color of wanted) {
          for (const size of selling) {
            const reported = leftOut.some((gap) => gap.colors.includes(color) && gap.sizes.includes(size));
            expect(made.has(`${color} ${size}`) || reported).toBe(true);
          }
        }
        for (const variant of enabled) {
          expect(variant.available).toBe(true);
          expect(wanted).toContain(variant.color);
          expect(selling).toContain(variant.size);
        }
        for (const { message } of leftOut) expect(message).toMatch(/^\S.*\.$/s);
      }),
    );
  });

  it('plans nothing where the catalog is empty', () => {
    expect(planVariants([], ['Black'])).toEqual({ enabled: [], leftOut: [] });
  });
});

describe('sizes', () => {
  it('are listed smallest first, others last', () => {
    expect(sizesInOrder(['5XL', 'One size', 'M', 'XS', 'M', '2XL', 'S'])).toEqual([
      'XS',
      'S',
      'M',
      '2XL',
      '5XL',
      'One size',
    ]);
  });

  it("to sell are the seller's, else the usual ones", () => {
    expect(sizesToSell(sizes, ['XS', '9XL'])).toEqual(['XS']);
    expect(sizesToSell(sizes, [])).toEqual([...usualSizes]);
    expect(sizesToSell(sizes, ['9XL'])).toEqual([...usualSizes]);
    expect(sizesToSell([], ['M'])).toEqual([]);
  });
});

describe('largestPrintArea', () => {
  it('is that of the widest variant', () => {
    const { enabled } = planVariants(catalogOf(['Black']), ['Black']);
    expect(largestPrintArea(enabled)).toEqual({ width: 3606, height: 4506 });
  });
});

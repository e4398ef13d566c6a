import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { faultOfSizes, pricesAfter } from './price-change.ts';

const sizes = ['S', 'M', 'L'];
const before = { price: 3000, sizePrices: { S: 2000, M: 2500, L: 3000 }, isSellers: false };
const fixed = { price: 3000, sizePrices: {}, isSellers: false };
const cents = fc.integer({ min: 100, max: 999_999 });
const someSizes = fc.dictionary(fc.constantFrom(...sizes), cents);
const asSold = ({ price, sizePrices }: typeof before | typeof fixed) =>
  sizes.map((size) => (sizePrices as Record<string, number>)[size] ?? price);

describe('the prices of a further product', () => {
  it('are those of a change, and of the sizes that it does not name as they were', () => {
    fc.assert(
      fc.property(fc.constantFrom(before, fixed), someSizes, (old, sizePrices) => {
        const after = pricesAfter(old, { sizePrices }, sizes) ?? old;
        expect(asSold(after)).toEqual(sizes.map((size, at) => sizePrices[size] ?? asSold(old)[at]));
      }),
    );
  });

  it('are one for all sizes that a new price is not given with', () => {
    fc.assert(
      fc.property(fc.constantFrom(before, fixed, null), cents, someSizes, (old, price, sizePrices) => {
        const after = pricesAfter(old, { price, sizePrices }, sizes) ?? old;
        expect(after && asSold(after)).toEqual(sizes.map((size) => sizePrices[size] ?? price));
      }),
    );
  });

  it('name the largest where each size has its own', () => {
    expect(pricesAfter(before, { sizePrices: { L: 4000 } }, sizes)?.price).toBe(4000);
    expect(pricesAfter(before, { sizePrices: { S: 9000 } }, sizes)?.price).toBe(9000);
    expect(pricesAfter(null, { sizePrices: { S: 9000 } }, sizes)).toMatchObject({ price: 9000 });
  });

  it.each([
    [before, {}],
    [before, { sizePrices: {} }],
    [before, { sizePrices: { M: 2500 } }],
    [fixed, { price: 3000 }],
    [null, { sizePrices: {} }],
  ])('of %j are not changed by %j', (old, change) => {
    expect(pricesAfter(old, change, sizes)).toBeNull();
  });

  it('are its seller’s from then on', () => {
    expect(pricesAfter(before, { price: 3000 }, sizes)).toEqual({ price: 3000, sizePrices: {}, isSellers: true });
  });

  it('are of its sizes alone', () => {
    expect(faultOfSizes(sizes, ['S', 'L'])).toBeNull();
    expect(faultOfSizes(sizes, ['XL'])).toBe('This product isn’t sold in XL. Choose from its sizes: S, M, and L.');
  });
});

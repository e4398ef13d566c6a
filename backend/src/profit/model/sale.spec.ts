import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sellerCountries } from './etsy-fees.ts';
import { calculateFees, calculateProfit, findBreakEvenPrice, findPriceForMargin, type SaleTerms } from './sale.ts';

const american: SaleTerms = { country: 'US', offsiteAds: 'none' };

describe('a sale', () => {
  it('pays what Etsy bills an American seller for $24.99 with free shipping', () => {
    const sale = { price: 2499, shippingCharged: 0 };
    expect(calculateFees(sale, american)).toEqual({
      listing: 20,
      transaction: 162,
      payment: 100,
      regulatory: 0,
      offsiteAds: 0,
      total: 282,
    });
    expect(calculateProfit(sale, { product: 1099, shipping: 475 }, american)).toBe(643);
  });

  it('pays its fees of the shipping too', () => {
    expect(calculateFees({ price: 2000, shippingCharged: 500 }, american)).toMatchObject({
      transaction: 163,
      payment: 100,
    });
  });

  it.each([
    ['GB', { payment: 126, regulatory: 8 }],
    ['FR', { payment: 135, regulatory: 12 }],
    ['DE', { payment: 135, regulatory: 0 }],
    ['CA', { payment: 93, regulatory: 29 }],
  ] as const)('pays the fees of %s', (country, fees) => {
    expect(calculateFees({ price: 2499, shippingCharged: 0 }, { country, offsiteAds: 'none' })).toMatchObject(fees);
  });

  it('pays for an offsite ad, and never more than $100', () => {
    const ads = (price: number, offsiteAds: 'small' | 'large') =>
      calculateFees({ price, shippingCharged: 0 }, { country: 'US', offsiteAds }).offsiteAds;
    expect([ads(2499, 'small'), ads(2499, 'large'), ads(5_000_000, 'small')]).toEqual([375, 300, 10_000]);
  });
});

describe('prices', () => {
  const terms = fc.record({
    country: fc.constantFrom(...sellerCountries),
    offsiteAds: fc.constantFrom('none' as const, 'small' as const, 'large' as const),
  });
  const costs = fc.record({
    product: fc.integer({ min: 0, max: 20_000 }),
    shipping: fc.integer({ min: 0, max: 5000 }),
  });
  const shippingCharged = fc.integer({ min: 0, max: 5000 });
  const margin = fc.integer({ min: 0, max: 60 });

  it('for a margin leave it at that price and at every higher one, and not a cent below', () => {
    fc.assert(
      fc.property(margin, costs, shippingCharged, terms, fc.nat(2000), (percent, cost, shipping, term, more) => {
        const price = findPriceForMargin(percent, cost, shipping, term);
        if (price === null) throw new Error('there is such a price');
        const over = (at: number) =>
          calculateProfit({ price: at, shippingCharged: shipping }, cost, term) * 100 - (at + shipping) * percent;
        for (const higher of [0, 1, 2, 3, more]) expect(over(price + higher)).toBeGreaterThanOrEqual(0);
        if (price > 1) expect(over(price - 1)).toBeLessThan(0);
      }),
    );
  });

  it('break even where nothing is left and nothing lost', () => {
    const price = findBreakEvenPrice({ product: 1099, shipping: 475 }, 0, american);
    expect(price).toBe(1789);
    expect(calculateProfit({ price: 1789, shippingCharged: 0 }, { product: 1099, shipping: 475 }, american)).toBe(0);
  });

  it('are none where no price leaves as much', () => {
    expect(
      findPriceForMargin(90, { product: 1099, shipping: 475 }, 0, { country: 'US', offsiteAds: 'none' }),
    ).not.toBeNull();
    expect(
      findPriceForMargin(91, { product: 1099, shipping: 475 }, 0, { country: 'GB', offsiteAds: 'small' }),
    ).toBeNull();
  });
});

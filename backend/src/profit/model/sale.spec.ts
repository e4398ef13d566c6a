import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sellerCountries } from './etsy-fees.ts';
import { calculateFees, calculateProfit, findBreakEvenPrice, findPriceForMargin, type SaleTerms } from './sale.ts';

const american: SaleTerms = { country: 'US', shipTo: 'US', salesTax: 0, offsiteAds: 'none' };

describe('a sale', () => {
  it('pays what Etsy bills an American seller for $24.99 with free shipping', () => {
    const sale = { price: 2499, shippingCharged: 0 };
    expect(calculateFees(sale, american)).toEqual({
      listing: 20,
      transaction: 162,
      payment: 100,
      paymentOnTax: 0,
      regulatory: 0,
      offsiteAds: 0,
      total: 282,
    });
    expect(calculateProfit(sale, { product: 1099, shipping: 475 }, american)).toBe(643);
  });

  it('pays the payment fee of the sales tax too, and no other fee', () => {
    const sale = { price: 2499, shippingCharged: 0 };
    const { paymentOnTax, total } = calculateFees(sale, { ...american, salesTax: 752 });
    // 3% of $26.87 is 81 cents, of $24.99 it is 75.
    expect([paymentOnTax, total]).toEqual([6, 288]);
    const [costs, without] = [{ product: 1099, shipping: 475 }, calculateFees(sale, american)];
    expect(calculateFees(sale, { ...american, salesTax: 752 })).toEqual({ ...without, paymentOnTax: 6, total: 288 });
    expect(calculateProfit(sale, costs, { ...american, salesTax: 752 })).toBe(637);
  });

  it('pays its fees of the shipping too', () => {
    expect(calculateFees({ price: 2000, shippingCharged: 500 }, american)).toMatchObject({
      transaction: 163,
      payment: 100,
    });
  });

  it.each([
    ['GB', 'US', { payment: 126, regulatory: 12 }],
    ['FR', 'US', { payment: 135, regulatory: 28 }],
    ['DE', 'US', { payment: 135, regulatory: 0 }],
    ['CA', 'CA', { payment: 93, regulatory: 12 }],
    ['CA', 'US', { payment: 118, regulatory: 12 }],
    ['AU', 'AU', { payment: 92, regulatory: 0 }],
    ['AU', 'US', { payment: 117, regulatory: 0 }],
    ['HU', 'US', { payment: 135, regulatory: 49 }],
    ['TR', 'US', { payment: 193, regulatory: 42 }],
    ['IN', 'US', { payment: 153, regulatory: 1 }],
    ['VN', 'US', { payment: 156, regulatory: 31 }],
  ] as const)('pays the fees of a seller in %s for a buyer in %s', (country, shipTo, fees) => {
    expect(calculateFees({ price: 2499, shippingCharged: 0 }, { ...american, country, shipTo })).toMatchObject(fees);
  });

  it('pays for an offsite ad, and never more than $100', () => {
    const ads = (price: number, offsiteAds: 'small' | 'large') =>
      calculateFees({ price, shippingCharged: 0 }, { ...american, offsiteAds }).offsiteAds;
    expect([ads(2499, 'small'), ads(2499, 'large'), ads(5_000_000, 'small')]).toEqual([375, 300, 10_000]);
  });
});

describe('prices', () => {
  const terms = fc.record({
    country: fc.constantFrom(...sellerCountries),
    shipTo: fc.constantFrom('US', 'CA', 'DE'),
    salesTax: fc.integer({ min: 0, max: 3000 }),
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
    expect(findPriceForMargin(90, { product: 1099, shipping: 475 }, 0, american)).not.toBeNull();
    expect(
      findPriceForMargin(91, { product: 1099, shipping: 475 }, 0, { ...american, country: 'GB', offsiteAds: 'small' }),
    ).toBeNull();
  });
});

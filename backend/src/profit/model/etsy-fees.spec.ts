import { describe, expect, it } from '@jest/globals';
import { countryFees, etsyFees, paymentFeeNote, type SellerCountry, sellerCountries } from './etsy-fees.ts';

/** Help article 1500011073202 as it was on 2026-08-13; in percent. Countries that are not on its list pay none. */
const regulatory: Partial<Record<SellerCountry, number>> = {
  ...{ CA: 0.5, FR: 1.14, HU: 1.97, IN: 0.05, IT: 0.8, ES: 0.88, TR: 1.67, GB: 0.48, VN: 1.24 },
};

describe("Etsy's fees", () => {
  it.each(sellerCountries)('have the regulatory fee of %s that Etsy lists', (country) => {
    expect(countryFees(country, 'US').regulatory / 100).toBe(regulatory[country] ?? 0);
  });

  it.each([
    ['US', 'US', 300, 25],
    ['US', 'GB', 300, 25],
    ['GB', 'US', 400, 26],
    ['DE', 'US', 400, 35],
    ['CA', 'CA', 300, 18],
    ['CA', 'US', 400, 18],
    ['CA', 'GB', 400, 18],
    ['AU', 'AU', 300, 17],
    ['AU', 'US', 400, 17],
    ['HU', 'HU', 400, 35],
    ['TR', 'TR', 650, 31],
    ['IN', 'US', 500, 28],
    ['VN', 'US', 450, 44],
  ] as const)('are those of %s for a buyer in %s', (country, shipTo, payment, paymentFixed) => {
    expect(countryFees(country, shipTo)).toMatchObject({ payment, paymentFixed });
  });

  it('say where a payment fee is not from Etsy itself, and only there', () => {
    expect(sellerCountries.filter((country) => paymentFeeNote(country, 'US'))).toEqual(['CA', 'HU', 'VN']);
    expect(paymentFeeNote('CA', 'CA')).toBeNull();
    expect(paymentFeeNote('VN', 'VN')).toMatch(/^Etsy's payment fee for Vietnam comes from an outside table/);
  });

  it('have the day on which they were read', () => {
    expect(etsyFees.asOf).toBe('2026-08-13');
  });
});

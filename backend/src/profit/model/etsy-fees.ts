/**
 * Shares in basis points (1/100 %), US cents. Sources: etsy.com/legal/fees, etsy.com/legal/etsy-payments (by the
 * country of the bank account), help.etsy.com article 1500011073202 (regulatory fee; Canada's after public fee
 * calculators). Value-added tax is left out: it depends on the seller's registration.
 */
export const etsyFees = {
  asOf: '2026-11-20',
  source: 'https://www.etsy.com/legal/fees',
  listing: 20,
  /** Of price and shipping. */
  transaction: 650,
  /** Of a sale that came through an offsite ad: below and above $10,000 of sales a year; at most $100. */
  offsiteAds: { small: 1500, large: 1200, max: 10_000 },
} as const;

/** Rounded; only the fixed part of a payment fee depends on it: an error of ten percent is two cents. */
const usdPer = { USD: 1, GBP: 1.3, EUR: 1.15, CAD: 0.72, AUD: 0.66 } as const;

interface CountryFees {
  name: string;
  /** A share of price and shipping, plus a fixed amount. */
  payment: { share: number; fixed: number; currency: keyof typeof usdPer };
  regulatory: number;
}

const euro = { share: 400, fixed: 30, currency: 'EUR' } as const;

const countries = {
  US: { name: 'United States', payment: { share: 300, fixed: 25, currency: 'USD' }, regulatory: 0 },
  GB: { name: 'United Kingdom', payment: { share: 400, fixed: 20, currency: 'GBP' }, regulatory: 32 },
  CA: { name: 'Canada', payment: { share: 300, fixed: 25, currency: 'CAD' }, regulatory: 115 },
  AU: { name: 'Australia', payment: { share: 300, fixed: 25, currency: 'AUD' }, regulatory: 0 },
  DE: { name: 'Germany', payment: euro, regulatory: 0 },
  FR: { name: 'France', payment: euro, regulatory: 47 },
  IT: { name: 'Italy', payment: euro, regulatory: 32 },
  ES: { name: 'Spain', payment: euro, regulatory: 40 },
  NL: { name: 'Netherlands', payment: euro, regulatory: 0 },
  IE: { name: 'Ireland', payment: euro, regulatory: 0 },
  EU: { name: 'Another country with the euro', payment: euro, regulatory: 0 },
} as const satisfies Record<string, CountryFees>;

export type SellerCountry = keyof typeof countries;
export const sellerCountries = Object.keys(countries) as [SellerCountry, ...SellerCountry[]];

export function countryFees(country: SellerCountry): { payment: number; paymentFixed: number; regulatory: number } {
  const { payment, regulatory } = countries[country];
  return { payment: payment.share, paymentFixed: Math.round(payment.fixed * usdPer[payment.currency]), regulatory };
}

export function countryName(country: SellerCountry): string {
  return countries[country].name;
}

/**
 * Shares in basis points (1/100%), US cents. Read on the day of `asOf` from etsy.com/legal/fees and Etsy's help articles
 * 115015628847 (payment processing, by the country of the bank account) and 1500011073202 (regulatory operating fee,
 * as it is since 2026-06-22). Value-added tax is left out: it depends on the seller's registration.
 */
export const etsyFees = {
  asOf: '2026-08-13',
  source: 'https://www.etsy.com/legal/fees',
  listing: 20,
  /** Of price and shipping. */
  transaction: 650,
  /** Of a sale that came through an offsite ad: below and above $10,000 of sales a year; at most $100. */
  offsiteAds: { small: 1500, large: 1200, max: 10_000 },
} as const;

/** Rounded; only the fixed part of a payment fee depends on it: an error of ten percent is a few cents. */
const usdPer = { USD: 1, GBP: 1.3, EUR: 1.15, CAD: 0.72, AUD: 0.66, INR: 0.011, TRY: 0.022, VND: 0.000_038 } as const;

interface PaymentFee {
  /** Of price, shipping and the taxes that the buyer pays with them. */
  share: number;
  /** Where another share is taken for a buyer in another country. */
  shareAbroad?: number;
  /** In hundredths of the currency. */
  fixed: number;
  currency: keyof typeof usdPer;
  /** What is not from Etsy's own page, in a sentence for the seller. */
  note?: string;
}

interface CountryFees {
  payment: PaymentFee;
  regulatory: number;
}

const euro = { share: 400, fixed: 30, currency: 'EUR' } as const;

/** One fee calculator compares its table with the help article (October 2026); it agrees with Etsy's on all other countries. */
const secondHand = (country: string) =>
  `Etsy's payment fee for ${country} comes from an outside table of October 2026, not from Etsy's page. Compare it with your payment account.`;

/** Etsy's table says domestic and international; two fee calculators of October 2026 count the United States as domestic. */
const canadianNote =
  'For a seller in Canada, every order from abroad is counted at 4%. Some fee tables count orders from the United States at 3%.';

const countries = {
  US: { payment: { share: 300, fixed: 25, currency: 'USD' }, regulatory: 0 },
  GB: { payment: { share: 400, fixed: 20, currency: 'GBP' }, regulatory: 48 },
  CA: {
    payment: { share: 300, shareAbroad: 400, fixed: 25, currency: 'CAD', note: canadianNote },
    regulatory: 50,
  },
  AU: { payment: { share: 300, shareAbroad: 400, fixed: 25, currency: 'AUD' }, regulatory: 0 },
  DE: { payment: euro, regulatory: 0 },
  FR: { payment: euro, regulatory: 114 },
  IT: { payment: euro, regulatory: 80 },
  ES: { payment: euro, regulatory: 88 },
  NL: { payment: euro, regulatory: 0 },
  IE: { payment: euro, regulatory: 0 },
  HU: { payment: { ...euro, note: secondHand('Hungary') }, regulatory: 197 },
  TR: { payment: { share: 650, fixed: 1400, currency: 'TRY' }, regulatory: 167 },
  IN: { payment: { share: 500, fixed: 2500, currency: 'INR' }, regulatory: 5 },
  VN: {
    payment: { share: 450, fixed: 1_150_000, currency: 'VND', note: secondHand('Vietnam') },
    regulatory: 124,
  },
  /** Another country with the euro. */
  EU: { payment: euro, regulatory: 0 },
} as const satisfies Record<string, CountryFees>;

export type SellerCountry = keyof typeof countries;
export const sellerCountries = Object.keys(countries) as [SellerCountry, ...SellerCountry[]];

export function countryFees(
  country: SellerCountry,
  shipTo: string,
): { payment: number; paymentFixed: number; regulatory: number } {
  const { payment, regulatory } = feesOf(country);
  const { share, shareAbroad = share, fixed, currency } = payment;
  return {
    payment: shipTo === country ? share : shareAbroad,
    paymentFixed: Math.round(fixed * usdPer[currency]),
    regulatory,
  };
}

/** What a seller should know of the payment fee; null where it is Etsy's own figure without a doubt. */
export function paymentFeeNote(country: SellerCountry, shipTo: string): string | null {
  const { note = null, shareAbroad } = feesOf(country).payment;
  return shareAbroad !== undefined && shipTo === country ? null : note;
}

function feesOf(country: SellerCountry): CountryFees {
  return countries[country];
}

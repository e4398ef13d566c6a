import { countryFees, etsyFees, type SellerCountry } from './etsy-fees.ts';

/** Which of Etsy's fees a sale pays. */
export interface SaleTerms {
  country: SellerCountry;
  /** Whether the buyer came through an offsite ad, and what such a sale costs this seller. */
  offsiteAds: 'none' | 'small' | 'large';
}

/** What a buyer pays for one shirt, in cents. */
export interface Sale {
  price: number;
  /** Charged beside the price; 0 where shipping is free. */
  shippingCharged: number;
}

/** What Printify charges for one shirt, in cents. */
export interface SaleCosts {
  product: number;
  shipping: number;
}

/** Cents. */
export interface SaleFees {
  listing: number;
  transaction: number;
  payment: number;
  regulatory: number;
  offsiteAds: number;
  total: number;
}

/** Highest price that Etsy takes, in cents (contracts/providers.md E). */
const highestPrice = 5_000_000;
/** Each fee is rounded by itself, so that near the edge a higher price may leave less: within so many cents. */
const ragged = 100;

/** Each fee rounded to the cent, as Etsy bills it. */
export function feesOf({ price, shippingCharged }: Sale, { country, offsiteAds }: SaleTerms): SaleFees {
  const paid = price + shippingCharged;
  const { payment, paymentFixed, regulatory } = countryFees(country);
  const ads = offsiteAds === 'none' ? 0 : share(paid, etsyFees.offsiteAds[offsiteAds]);
  const fees = {
    listing: etsyFees.listing,
    transaction: share(paid, etsyFees.transaction),
    payment: share(paid, payment) + paymentFixed,
    regulatory: share(paid, regulatory),
    offsiteAds: Math.min(ads, etsyFees.offsiteAds.most),
  };
  return { ...fees, total: Object.values(fees).reduce((sum, fee) => sum + fee, 0) };
}

/** What is left of a sale for the seller, in cents; negative where it loses money. */
export function leftOf(sale: Sale, costs: SaleCosts, terms: SaleTerms): number {
  return sale.price + sale.shippingCharged - costs.product - costs.shipping - feesOf(sale, terms).total;
}

/** The lowest price, in cents, from which on no sale loses money; null where Etsy takes none as high. */
export function breakEvenPrice(costs: SaleCosts, shippingCharged: number, terms: SaleTerms): number | null {
  return priceForMargin(0, costs, shippingCharged, terms);
}

/**
 * The lowest price, in cents, from which on so much of what the buyer pays is left.
 *
 * @param margin percent
 * @returns null where no price that Etsy takes leaves so much
 */
export function priceForMargin(
  margin: number,
  costs: SaleCosts,
  shippingCharged: number,
  terms: SaleTerms,
): number | null {
  const enough = (price: number) =>
    leftOf({ price, shippingCharged }, costs, terms) >= ((price + shippingCharged) * margin) / 100;
  if (!enough(highestPrice)) return null;
  let [low, high] = [0, highestPrice];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (enough(middle)) high = middle;
    else low = middle + 1;
  }
  return settle(high, enough);
}

/** The lowest price near by from which on every price is enough; rounding makes the edge ragged. */
function settle(near: number, enough: (price: number) => boolean): number {
  let price = Math.min(near + ragged, highestPrice);
  while (price > 1 && enough(price - 1)) price -= 1;
  return price;
}

function share(cents: number, basisPoints: number): number {
  return Math.round((cents * basisPoints) / 10_000);
}

import { countryFees, etsyFees, type SellerCountry } from './etsy-fees.ts';

export interface SaleTerms {
  country: SellerCountry;
  /** Country of the buyer. */
  shipTo: string;
  /** What the buyer pays on top of price and shipping, in basis points. */
  salesTax: number;
  offsiteAds: 'none' | 'small' | 'large';
}

export interface Sale {
  price: number;
  /** On top of the price; 0 where shipping is free. */
  shippingCharged: number;
}

export interface SaleCosts {
  product: number;
  shipping: number;
}

export interface SaleFees {
  listing: number;
  transaction: number;
  payment: number;
  /** What more the payment fee is because it is taken of the sales tax too. */
  paymentOnTax: number;
  regulatory: number;
  offsiteAds: number;
  total: number;
}

/** Highest price that Etsy accepts (contracts/providers.md E). All money here is in cents. */
const highestPrice = 5_000_000;
/** Each fee is rounded on its own, so within so many cents of the lowest price a higher one may leave less. */
const roundingSpan = 100;

export function calculateFees(
  { price, shippingCharged }: Sale,
  { country, shipTo, salesTax, offsiteAds }: SaleTerms,
): SaleFees {
  const paid = price + shippingCharged;
  const { payment, paymentFixed, regulatory } = countryFees(country, shipTo);
  const withoutTax = share(paid, payment);
  const ads = offsiteAds === 'none' ? 0 : share(paid, etsyFees.offsiteAds[offsiteAds]);
  const fees = {
    listing: etsyFees.listing,
    transaction: share(paid, etsyFees.transaction),
    payment: withoutTax + paymentFixed,
    paymentOnTax: share(paid + share(paid, salesTax), payment) - withoutTax,
    regulatory: share(paid, regulatory),
    offsiteAds: Math.min(ads, etsyFees.offsiteAds.max),
  };
  return { ...fees, total: Object.values(fees).reduce((sum, fee) => sum + fee, 0) };
}

export function calculateProfit(sale: Sale, costs: SaleCosts, terms: SaleTerms): number {
  return sale.price + sale.shippingCharged - costs.product - costs.shipping - calculateFees(sale, terms).total;
}

export function findBreakEvenPrice(costs: SaleCosts, shippingCharged: number, terms: SaleTerms): number | null {
  return findPriceForMargin(0, costs, shippingCharged, terms);
}

/** The lowest price from which on that percentage of what the buyer pays is left; null where Etsy accepts none as high. */
export function findPriceForMargin(
  margin: number,
  costs: SaleCosts,
  shippingCharged: number,
  terms: SaleTerms,
): number | null {
  const isEnough = (price: number) =>
    calculateProfit({ price, shippingCharged }, costs, terms) >= ((price + shippingCharged) * margin) / 100;
  if (!isEnough(highestPrice)) return null;
  let [low, high] = [0, highestPrice];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return lowestNear(high, isEnough);
}

function lowestNear(near: number, isEnough: (price: number) => boolean): number {
  let price = Math.min(near + roundingSpan, highestPrice);
  while (price > 1 && isEnough(price - 1)) price -= 1;
  return price;
}

function share(cents: number, basisPoints: number): number {
  return Math.round((cents * basisPoints) / 10_000);
}

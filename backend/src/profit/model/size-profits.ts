import type { SizeProfit } from '../api/profit.dto.ts';
import { breakEvenPrice, feesOf, leftOf, priceForMargin, type SaleTerms } from './sale.ts';

/** What is known of one size; cents. */
export interface SizeCosts {
  size: string;
  product: number | null;
  shipping: number | null;
}

export interface Offer {
  /** Cents; `sizePrices` where a size has its own. */
  price: number;
  sizePrices: Record<string, number>;
  shippingCharged: number;
  /** Percent. */
  targetMargin: number;
  terms: SaleTerms;
}

export function sizeProfit({ size, product, shipping }: SizeCosts, offer: Offer): SizeProfit {
  const { shippingCharged, targetMargin, terms } = offer;
  const sale = { price: offer.sizePrices[size] ?? offer.price, shippingCharged };
  const known = product === null || shipping === null ? null : { product, shipping };
  const left = known && leftOf(sale, known, terms);
  return {
    size,
    price: sale.price,
    cost: product,
    shipping,
    fees: feesOf(sale, terms),
    left,
    margin: left === null ? null : Math.round((left / (sale.price + shippingCharged)) * 100),
    breakEven: known && breakEvenPrice(known, shippingCharged, terms),
    targetPrice: known && priceForMargin(targetMargin, known, shippingCharged, terms),
  };
}

/** What a seller should know before publishing at these prices. */
export function profitWarnings(sizes: SizeProfit[]): string[] {
  const losing = sizes.filter(({ left }) => left !== null && left < 0);
  const belowCost = losing.filter(({ price, cost }) => cost !== null && price < cost);
  const warnings: string[] = [];
  if (losing.length > 0) {
    const worst = losing.reduce((most, size) => ((size.left ?? 0) < (most.left ?? 0) ? size : most));
    warnings.push(
      `At this price you lose money on ${named(losing)}: up to ${dollars(-(worst.left ?? 0))} a shirt.${raise(losing)}`,
    );
  }
  if (belowCost.length > 0) {
    warnings.push(`Printify does not publish a price below its own cost: ${named(belowCost)}.`);
  }
  return warnings;
}

function raise(losing: SizeProfit[]): string {
  const prices = losing.map(({ breakEven }) => breakEven);
  if (prices.some((price) => price === null)) return '';
  return ` Nothing is lost from ${dollars(Math.max(...(prices as number[])))} on.`;
}

function named(sizes: SizeProfit[]): string {
  return sizes.map(({ size }) => size).join(', ');
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

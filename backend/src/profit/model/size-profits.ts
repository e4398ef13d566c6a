import {
  calculateFees,
  calculateProfit,
  findBreakEvenPrice,
  findPriceForMargin,
  type SaleFees,
  type SaleTerms,
} from './sale.ts';

/** Costs of one size in cents; null where a cost is not known. */
export interface SizeCosts {
  size: string;
  product: number | null;
  shipping: number | null;
}

export interface Offer {
  price: number;
  sizePrices: Record<string, number>;
  shippingCharged: number;
  /** Percent. */
  targetMargin: number;
  terms: SaleTerms;
}

/** A sale of one size; cents, and null where a cost is not known. */
export interface SizeProfit {
  size: string;
  price: number;
  cost: number | null;
  shipping: number | null;
  fees: SaleFees;
  left: number | null;
  /** Percent of what the buyer pays. */
  margin: number | null;
  breakEven: number | null;
  targetPrice: number | null;
}

export function calculateSizeProfit({ size, product, shipping }: SizeCosts, offer: Offer): SizeProfit {
  const { shippingCharged, targetMargin, terms } = offer;
  const sale = { price: offer.sizePrices[size] ?? offer.price, shippingCharged };
  const costs = product === null || shipping === null ? null : { product, shipping };
  const left = costs && calculateProfit(sale, costs, terms);
  return {
    size,
    price: sale.price,
    cost: product,
    shipping,
    fees: calculateFees(sale, terms),
    left,
    margin: left === null ? null : Math.round((left / (sale.price + shippingCharged)) * 100),
    breakEven: costs && findBreakEvenPrice(costs, shippingCharged, terms),
    targetPrice: costs && findPriceForMargin(targetMargin, costs, shippingCharged, terms),
  };
}

/** @param name the product, as in a sentence */
export function profitWarnings(sizes: SizeProfit[], name: string): string[] {
  const losing = sizes.filter(({ left }) => left !== null && left < 0);
  const belowCost = losing.filter(({ price, cost }) => cost !== null && price < cost);
  const warnings: string[] = [];
  if (losing.length > 0) {
    const worst = losing.reduce((most, size) => ((size.left ?? 0) < (most.left ?? 0) ? size : most));
    warnings.push(
      `At this price you lose money on ${listSizes(losing)}: up to ${dollars(-(worst.left ?? 0))} a ${name}.${adviseOn(losing)}`,
    );
  }
  if (belowCost.length > 0) {
    warnings.push(`Printify does not publish a price below its own cost: ${listSizes(belowCost)}.`);
  }
  return warnings;
}

function adviseOn(losing: SizeProfit[]): string {
  const prices = losing.map(({ breakEven }) => breakEven).filter((price) => price !== null);
  return prices.length < losing.length ? '' : ` Nothing is lost from ${dollars(Math.max(...prices))} on.`;
}

function listSizes(sizes: SizeProfit[]): string {
  return sizes.map(({ size }) => size).join(', ');
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

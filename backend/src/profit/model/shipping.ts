import type { SellersMethod, ShippingTable } from '../../printify/model/shipping.ts';

/** What sending the most expensive variant costs by each method, in cents; null where it is not sent so. */
export interface ShippingChoice extends Record<SellersMethod, number | null> {
  used: SellersMethod;
}

const restOfWorld = 'REST_OF_THE_WORLD';

/** In cents; null where Printify does not send it there so. */
export function shippingCost(
  table: ShippingTable,
  method: SellersMethod,
  variantId: number,
  country: string,
): number | null {
  const rates = (table[method] ?? []).filter(
    ({ variantIds, currency }) => variantIds.includes(variantId) && currency === 'USD',
  );
  const toCountry = rates.filter((rate) => rate.country === country);
  const found = toCountry.length > 0 ? toCountry : rates.filter((rate) => rate.country === restOfWorld);
  return found.length > 0 ? Math.min(...found.map(({ cost }) => cost)) : null;
}

/** The wanted method where Printify sends some of the variants there so, else the standard one. */
export function chooseShipping(
  table: ShippingTable,
  wanted: SellersMethod,
  variantIds: number[],
  country: string,
): ShippingChoice {
  const most = (method: SellersMethod) =>
    maxKnown(variantIds.map((variantId) => shippingCost(table, method, variantId, country)));
  const costs = { standard: most('standard'), economy: most('economy') };
  return { ...costs, used: costs[wanted] === null ? 'standard' : wanted };
}

export function maxKnown(costs: (number | null)[]): number | null {
  const known = costs.filter((cost) => cost !== null);
  return known.length > 0 ? Math.max(...known) : null;
}

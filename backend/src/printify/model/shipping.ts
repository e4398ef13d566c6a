import { z } from 'zod';

/** Ways to send a parcel, as Printify's V2 names them; it may know more by now. */
export const shippingMethods = ['standard', 'priority', 'express', 'economy'] as const;
export type ShippingMethod = (typeof shippingMethods)[number];

/** What the first item of a parcel costs to one country, or to REST_OF_THE_WORLD. In hundredths of the currency. */
export const shippingRate = z.object({
  country: z.string(),
  cost: z.int(),
  currency: z.string(),
  variantIds: z.array(z.int()),
});
export type ShippingRate = z.infer<typeof shippingRate>;

// JSON:API (developers.printify.com, Catalog V2, as of 2026-10-02). Economy is in V2 alone.
const resources = <T extends z.ZodType>(attributes: T) => z.object({ data: z.array(z.object({ attributes })) });

export const printifyShippingMethods = resources(z.object({ name: z.string() })).transform(({ data }) => {
  const names = new Set(data.map(({ attributes }) => attributes.name));
  return shippingMethods.filter((method) => names.has(method));
});

/** One resource a variant and country: a thousand variants to ten countries are ten thousand, so equal ones are joined. */
export const printifyShippingRates = resources(
  z.object({
    country: z.object({ code: z.string() }),
    variantId: z.int(),
    shippingCost: z.object({ firstItem: z.object({ amount: z.int(), currency: z.string() }) }),
  }),
).transform(({ data }) => {
  const rates = new Map<string, ShippingRate>();
  for (const { attributes } of data) {
    const { country, variantId, shippingCost } = attributes;
    const { amount: cost, currency } = shippingCost.firstItem;
    const key = `${country.code} ${cost} ${currency}`;
    const rate = rates.get(key) ?? { country: country.code, cost, currency, variantIds: [] };
    rate.variantIds.push(variantId);
    rates.set(key, rate);
  }
  return [...rates.values()];
});

/** What a seller may choose for a product: the usual way, and the cheap one where the print provider has it. */
export const sellersMethods = ['standard', 'economy'] as const satisfies ShippingMethod[];
export type SellersMethod = (typeof sellersMethods)[number];

/** A method that the print provider does not offer is absent. */
export const shippingTable = z.object({ standard: z.array(shippingRate), economy: z.array(shippingRate) }).partial();
export type ShippingTable = z.infer<typeof shippingTable>;

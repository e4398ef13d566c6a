/** A shipping profile of the catalog, as far as it is read. */
interface ShippingProfile {
  variant_ids: number[];
  first_item: { cost: number; currency: string };
  countries: string[];
}

const elsewhere = 'REST_OF_THE_WORLD';

/**
 * What sending one such shirt costs, in cents: profiles overlap and have no name (contracts/providers.md P3), the
 * cheapest is the standard way. Null where none goes there, or none is told in dollars.
 *
 * @param country of the buyer, ISO code
 */
export function shippingCost(profiles: ShippingProfile[], variantId: number, country: string): number | null {
  const fit = profiles.filter(
    ({ variant_ids, first_item }) => variant_ids.includes(variantId) && first_item.currency === 'USD',
  );
  const there = fit.filter(({ countries }) => countries.includes(country));
  const costs = (there.length > 0 ? there : fit.filter(({ countries }) => countries.includes(elsewhere))).map(
    ({ first_item }) => first_item.cost,
  );
  return costs.length > 0 ? Math.min(...costs) : null;
}

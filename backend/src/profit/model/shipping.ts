interface ShippingProfile {
  variant_ids: number[];
  first_item: { cost: number; currency: string };
  countries: string[];
}

const restOfWorld = 'REST_OF_THE_WORLD';

/** In cents. Profiles overlap and have no name (contracts/providers.md P3): the cheapest is standard shipping. */
export function shippingCost(profiles: ShippingProfile[], variantId: number, country: string): number | null {
  const matching = profiles.filter(
    ({ variant_ids, first_item }) => variant_ids.includes(variantId) && first_item.currency === 'USD',
  );
  const toCountry = matching.filter(({ countries }) => countries.includes(country));
  const costs = (
    toCountry.length > 0 ? toCountry : matching.filter(({ countries }) => countries.includes(restOfWorld))
  ).map(({ first_item }) => first_item.cost);
  return costs.length > 0 ? Math.min(...costs) : null;
}

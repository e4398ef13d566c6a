/** The monthly plans and what a single credit costs with each, in US cents (the product's own price list). */
export const plans = {
  starter: { name: 'Starter', price: 2900, credits: 75, creditPrice: 39 },
  pro: { name: 'Pro', price: 7900, credits: 250, creditPrice: 32 },
  studio: { name: 'Studio', price: 14_900, credits: 600, creditPrice: 25 },
} as const;

export type Tier = keyof typeof plans;
export const tiers = Object.keys(plans) as Tier[];

/**
 * Credits in a pack. Stripe takes no charge below 50 cents, so one credit cannot be sold alone; the smallest pack is
 * what a day's designs need, the largest what the next plan up begins to beat.
 */
export const packSizes = [10, 25, 50, 100] as const;

/** Whose price per credit a seller without a plan pays: the dearest, which is also what a plan's credits cost there. */
export const freeTierBuysAs: Tier = 'starter';

/** What a seller pays for single credits: a plan in good standing brings its price. */
export function packTierOf({ tier, status }: { tier: string; status: string }): Tier {
  return isTier(tier) && status === 'active' ? tier : freeTierBuysAs;
}

export function isTier(value: unknown): value is Tier {
  return tiers.includes(value as Tier);
}

/** The name under which Stripe finds a price. */
export const lookupKeys = {
  plan: (tier: Tier) => `${tier}_monthly`,
  credit: (tier: Tier) => `${tier}_credit`,
};

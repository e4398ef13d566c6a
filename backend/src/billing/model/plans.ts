/** The monthly plans, and the price of a single credit with each, in US cents (the product's specification). */
export const plans = {
  starter: { name: 'Starter', price: 2900, credits: 75, creditPrice: 39 },
  pro: { name: 'Pro', price: 7900, credits: 250, creditPrice: 32 },
  studio: { name: 'Studio', price: 14_900, credits: 600, creditPrice: 25 },
} as const;

export type Tier = keyof typeof plans;
export const tiers = Object.keys(plans) as Tier[];

/** Stripe takes no charge below 50 cents, so no single credit is sold; above the largest the next plan is cheaper. */
export const packSizes = [10, 25, 50, 100] as const;

/** The plan whose price per credit a seller without a plan pays: the highest, which Starter's own credits cost too. */
export const freeTierBuysAs: Tier = 'starter';

export function packTierOf({ tier, status }: { tier: string; status: string }): Tier {
  return isTier(tier) && status === 'active' ? tier : freeTierBuysAs;
}

export function isTier(value: unknown): value is Tier {
  return tiers.includes(value as Tier);
}

export const lookupKeys = {
  plan: (tier: Tier) => `${tier}_monthly`,
  credit: (tier: Tier) => `${tier}_credit`,
};

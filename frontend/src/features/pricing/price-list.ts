import type { PlanView } from '../../api/model/planView.ts';

/** What visitors read before anybody signs in; `scripts/quality/price-list.spec.ts` compares it with what is sold. Cents. */
export const PLANS: readonly PlanView[] = [
  { tier: 'starter', name: 'Starter', price: 2900, credits: 75, creditPrice: 39 },
  { tier: 'pro', name: 'Pro', price: 7900, credits: 250, creditPrice: 32 },
  { tier: 'studio', name: 'Studio', price: 14_900, credits: 600, creditPrice: 25 },
];

/** Credits that are sold at once, without a plan or in addition to one. */
export const PACK_SIZES = [10, 25, 50, 100] as const;

/** Cents that a credit costs without a plan. */
export const FREE_TIER_CREDIT_PRICE = 39;

/** Credits of a new account, given once. */
export const NEW_USER_CREDITS = 20;

/** Days until a credit expires, however it came. */
export const CREDIT_DAYS = 90;

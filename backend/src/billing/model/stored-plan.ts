import type { ProviderSubscription } from './payment-provider.ts';
import type { Tier } from './plans.ts';

export interface StoredPlan {
  tier: 'free' | Tier;
  status: ProviderSubscription['status'] | 'none';
  subscriptionId: string | null;
  cancelAtPeriodEnd: boolean;
  periodEnd: Date | null;
}

/** A plan that has ended leaves a free account that once had one. */
export function toStoredPlan(subscription: ProviderSubscription | null): StoredPlan {
  const none = { tier: 'free', subscriptionId: null, cancelAtPeriodEnd: false, periodEnd: null } as const;
  if (!subscription) return { ...none, status: 'none' };
  const { id, tier, status, cancelAtPeriodEnd, periodEnd } = subscription;
  if (status === 'canceled' || !tier) return { ...none, status: 'canceled' };
  return { tier, status, subscriptionId: id, cancelAtPeriodEnd, periodEnd };
}

export function isSamePlan(one: StoredPlan, other: StoredPlan): boolean {
  return (
    one.tier === other.tier &&
    one.status === other.status &&
    one.subscriptionId === other.subscriptionId &&
    one.cancelAtPeriodEnd === other.cancelAtPeriodEnd &&
    one.periodEnd?.getTime() === other.periodEnd?.getTime()
  );
}

import type { BillingAccount, CreditLot, Payment, User } from '../../platform/prisma/client/client.ts';
import type { ProviderInvoice } from '../model/payment-provider.ts';
import { packSizes, packTierOf, plans, tiers } from '../model/plans.ts';
import type { BillView, SubscriptionView } from './billing.dto.ts';

export function toSubscriptionView(user: User, account: BillingAccount | null): SubscriptionView {
  const { subscriptionTier: tier, subscriptionStatus: status } = user;
  const { creditPrice } = plans[packTierOf({ tier, status })];
  return {
    tier,
    status,
    cancelAtPeriodEnd: account?.cancelAtPeriodEnd ?? false,
    currentPeriodEnd: account?.periodEnd?.toISOString() ?? null,
    canManage: account !== null,
    plans: tiers.map((name) => ({ tier: name, ...plans[name] })),
    packs: packSizes.map((credits) => ({ credits, price: credits * creditPrice })),
  };
}

export function toBillView({ id, number, createdAt, total, status, url, description }: ProviderInvoice): BillView {
  return { id, number, created_at: createdAt.toISOString(), total, status, url, description };
}

/** A pack has no invoice: its payment stands for one. */
export function toPackBillView(payment: Payment, lot: CreditLot | undefined): BillView {
  const { id, amount, refunded, disputed, paidAt } = payment;
  const status = disputed > 0 ? 'disputed' : refunded >= amount ? 'refunded' : 'paid';
  const description = lot ? `${lot.amount} credits` : 'Credits';
  return { id, number: null, created_at: paidAt.toISOString(), total: amount, status, url: null, description };
}

import { Injectable } from '@nestjs/common';
import type { BillingAccount } from '../../platform/prisma/client/client.ts';
import type { Tx } from '../../platform/prisma/prisma.service.ts';
import { PaymentProvider, type ProviderSubscription } from '../model/payment-provider.ts';
import { BillingAccounts } from './billing-accounts.ts';

/** What the product holds of a plan. */
export interface HeldPlan {
  tier: string;
  status: string;
  subscriptionId: string | null;
  cancelAtPeriodEnd: boolean;
  periodEnd: Date | null;
}

/** Writes down what the provider says of a plan. Run at any time, any number of times. */
@Injectable()
export class SubscriptionSync {
  constructor(
    private readonly accounts: BillingAccounts,
    private readonly provider: PaymentProvider,
  ) {}

  async sync(customerId: string): Promise<void> {
    await this.accounts.hold(customerId, async (tx, account) => {
      await this.write(tx, account, await this.provider.subscriptionOf(customerId));
    });
  }

  /** For a caller that holds the account and has read the plan. */
  async write(tx: Tx, { userId }: BillingAccount, subscription: ProviderSubscription | null): Promise<void> {
    const { tier, status, ...rest } = toHeldPlan(subscription);
    await tx.billingAccount.update({ where: { userId }, data: rest });
    await tx.user.updateMany({ where: { id: userId }, data: { subscriptionTier: tier, subscriptionStatus: status } });
  }
}

/** A plan that has ended leaves a free account that once had one. */
export function toHeldPlan(subscription: ProviderSubscription | null): HeldPlan {
  const none = { tier: 'free', subscriptionId: null, cancelAtPeriodEnd: false, periodEnd: null };
  if (!subscription) return { ...none, status: 'none' };
  const { id, tier, status, cancelAtPeriodEnd, periodEnd } = subscription;
  if (status === 'canceled' || !tier) return { ...none, status: 'canceled' };
  return { tier, status, subscriptionId: id, cancelAtPeriodEnd, periodEnd };
}

import { Injectable } from '@nestjs/common';
import type { BillingAccount } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { UsersService } from '../../users/index.ts';
import { PaymentProvider, type ProviderSubscription } from '../model/payment-provider.ts';
import { toStoredPlan } from '../model/stored-plan.ts';
import { BillingAccounts } from './billing-accounts.ts';

/** Stores the plan that the provider reports. May run at any time, any number of times. */
@Injectable()
export class SubscriptionSync {
  constructor(
    private readonly prisma: PrismaService,
    private readonly accounts: BillingAccounts,
    private readonly provider: PaymentProvider,
    private readonly users: UsersService,
  ) {}

  async syncPlan(customerId: string): Promise<void> {
    await this.accounts.withLock(customerId, async (account, signal) => {
      await this.savePlan(account, await this.provider.findSubscription(customerId), signal);
    });
  }

  async savePlan(
    { userId }: BillingAccount,
    subscription: ProviderSubscription | null,
    signal: AbortSignal,
  ): Promise<void> {
    signal.throwIfAborted();
    const { tier, status, ...columns } = toStoredPlan(subscription);
    await this.prisma.$transaction(async (tx) => {
      await tx.billingAccount.update({ where: { userId }, data: columns });
      await this.users.savePlan(tx, userId, { tier, status });
    });
  }
}

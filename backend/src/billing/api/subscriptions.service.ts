import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { BillingAccount } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { BillingAccounts } from '../accounts/billing-accounts.ts';
import { SubscriptionSync } from '../accounts/subscription-sync.ts';
import { PaymentProvider, type ProviderSubscription } from '../model/payment-provider.ts';
import { plans, type Tier } from '../model/plans.ts';
import { SettlementService } from '../settlement/settlement.service.ts';
import { type BillView, type SubscriptionView, toBillView, toPackView, toSubscriptionView } from './billing.dto.ts';

/** What a seller does with the plan they have. */
@Injectable()
export class SubscriptionsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly provider: PaymentProvider,
    private readonly accounts: BillingAccounts,
    private readonly settlement: SettlementService,
    private readonly sync: SubscriptionSync,
    private readonly config: AppConfig,
  ) {}

  async read(userId: string): Promise<SubscriptionView> {
    const [user, account] = await Promise.all([
      this.prisma.user.findUniqueOrThrow({ where: { id: userId } }),
      this.accounts.find(userId),
    ]);
    return toSubscriptionView(user, account);
  }

  /** Up: at once, the difference for the days left is charged and its credits come. Down: from the next month on. */
  async change(userId: string, tier: Tier): Promise<SubscriptionView> {
    const bill = await this.withPlan(userId, async (plan) => {
      if (plan.status !== 'active') throw new AppError('payment_due');
      if (plan.tier === tier) return plan.cancelAtPeriodEnd ? this.keep(plan) : null;
      const dearer = !plan.tier || plans[tier].price > plans[plan.tier].price;
      return this.provider.changePlan(plan.id, tier, dearer ? 'up' : 'down');
    });
    if (bill) await this.settlement.settle({ kind: 'invoice', id: bill });
    return this.read(userId);
  }

  /** At the end of the month that is paid; until then nothing changes. */
  async setCancellation(userId: string, cancel: boolean): Promise<SubscriptionView> {
    await this.withPlan(userId, (plan) => this.provider.setCancellation(plan.id, cancel));
    return this.read(userId);
  }

  /** @throws AppError no_subscription where nothing was ever bought */
  async portal(userId: string): Promise<{ url: string }> {
    const account = await this.accounts.find(userId);
    if (!account)
      throw new AppError('no_subscription', 'There is nothing to manage yet: you have not bought anything.');
    return { url: await this.provider.portal(account.customerId, `${this.config.publicUrl}/settings`) };
  }

  /** Invoices of the plan and packs of credits, newest first. */
  async bills(userId: string): Promise<BillView[]> {
    const account = await this.accounts.find(userId);
    if (!account) return [];
    const [bills, packs] = await Promise.all([this.provider.bills(account.customerId), this.packs(userId)]);
    const all = [...bills.map(toBillView), ...packs];
    return all.sort((a, b) => b.created_at.localeCompare(a.created_at));
  }

  private async packs(userId: string): Promise<BillView[]> {
    const paid = await this.prisma.payment.findMany({ where: { userId, sourceKey: { startsWith: 'checkout:' } } });
    const sourceKeys = paid.map(({ sourceKey }) => sourceKey);
    const lots = await this.prisma.creditLot.findMany({ where: { sourceKey: { in: sourceKeys } } });
    return paid.map((payment) =>
      toPackView(
        payment,
        lots.find(({ sourceKey }) => sourceKey === payment.sourceKey),
      ),
    );
  }

  /** Reads the plan, changes it, and writes down what came of it, while nobody else does. */
  private async withPlan<T>(userId: string, work: (plan: ProviderSubscription) => Promise<T>): Promise<T> {
    const account = await this.accounts.find(userId);
    if (!account) throw new AppError('no_subscription');
    const done = await this.accounts.hold(account.customerId, async (tx, held) => {
      const result = await work(await this.living(held));
      await this.sync.write(tx, held, await this.provider.subscriptionOf(held.customerId));
      return { result };
    });
    if (!done) throw new AppError('no_subscription');
    return done.result;
  }

  private async living({ customerId }: BillingAccount): Promise<ProviderSubscription> {
    const plan = await this.provider.subscriptionOf(customerId);
    if (!plan || plan.status === 'canceled') throw new AppError('no_subscription');
    return plan;
  }

  private async keep(plan: ProviderSubscription): Promise<null> {
    await this.provider.setCancellation(plan.id, false);
    return null;
  }
}

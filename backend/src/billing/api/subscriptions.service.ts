import { Injectable } from '@nestjs/common';
import { CreditsService } from '../../credits/index.ts';
import { AppConfig } from '../../platform/config/config.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { BillingAccounts } from '../accounts/billing-accounts.ts';
import { SubscriptionSync } from '../accounts/subscription-sync.ts';
import { PaymentProvider, type ProviderSubscription } from '../model/payment-provider.ts';
import { plans } from '../model/plans.ts';
import { SettlementService } from '../settlement/settlement.service.ts';
import type { BillView, ChangePlan, HostedPage, SubscriptionView } from './billing.dto.ts';
import { toBillView, toPackBillView, toSubscriptionView } from './billing.mapper.ts';

@Injectable()
export class SubscriptionsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly provider: PaymentProvider,
    private readonly accounts: BillingAccounts,
    private readonly credits: CreditsService,
    private readonly settlement: SettlementService,
    private readonly sync: SubscriptionSync,
    private readonly config: AppConfig,
  ) {}

  async getSubscription(userId: string): Promise<SubscriptionView> {
    const [user, account] = await Promise.all([
      this.prisma.user.findUniqueOrThrow({ where: { id: userId } }),
      this.accounts.findAccount(userId),
    ]);
    return toSubscriptionView(user, account);
  }

  /** Up: at once; the difference for the days left is charged and its credits come. Down: from the next month on. */
  async changePlan(userId: string, { tier }: ChangePlan): Promise<SubscriptionView> {
    const invoiceId = await this.updatePlan(userId, async (plan) => {
      if (plan.status !== 'active') throw new AppError('payment_due');
      if (plan.tier === tier) return this.resumePlan(plan);
      const isUpgrade = !plan.tier || plans[tier].price > plans[plan.tier].price;
      return this.provider.changePlan(plan.id, tier, isUpgrade ? 'up' : 'down');
    });
    if (invoiceId) await this.settlement.settlePurchase({ kind: 'invoice', id: invoiceId });
    return this.getSubscription(userId);
  }

  /** At the end of the month that is paid; until then nothing changes. */
  async setCancellation(userId: string, cancel: boolean): Promise<SubscriptionView> {
    await this.updatePlan(userId, (plan) => this.provider.setCancellation(plan.id, cancel));
    return this.getSubscription(userId);
  }

  async openBillingPortal(userId: string): Promise<HostedPage> {
    const account = await this.accounts.findAccount(userId);
    if (!account)
      throw new AppError('no_subscription', 'There is nothing to manage yet, because you haven’t bought anything.');
    return { url: await this.provider.openPortal(account.customerId, `${this.config.publicUrl}/settings/billing`) };
  }

  async listInvoices(userId: string): Promise<BillView[]> {
    const account = await this.accounts.findAccount(userId);
    if (!account) return [];
    const [invoices, packs] = await Promise.all([
      this.provider.listInvoices(account.customerId),
      this.listPacks(userId),
    ]);
    const bills = [...invoices.map(toBillView), ...packs];
    return bills.sort((a, b) => b.created_at.localeCompare(a.created_at));
  }

  private async listPacks(userId: string): Promise<BillView[]> {
    const payments = await this.prisma.payment.findMany({ where: { userId, sourceKey: { startsWith: 'checkout:' } } });
    const lots = await this.credits.findLots(payments.map(({ sourceKey }) => sourceKey));
    const lotOf = new Map(lots.map((lot) => [lot.sourceKey, lot]));
    return payments.map((payment) => toPackBillView(payment, lotOf.get(payment.sourceKey)));
  }

  /** Reads the plan, changes it at the provider and stores the plan it then is, under the account's lock. */
  private async updatePlan<T>(userId: string, change: (plan: ProviderSubscription) => Promise<T>): Promise<T> {
    const open = await this.accounts.findAccount(userId);
    if (!open) throw new AppError('no_subscription');
    const done = await this.accounts.withLock(open.customerId, async (account, signal) => {
      const plan = await this.provider.findSubscription(account.customerId);
      if (!plan || plan.status === 'canceled') throw new AppError('no_subscription');
      const result = await change(plan);
      await this.sync.savePlan(account, await this.provider.findSubscription(account.customerId), signal);
      return { result };
    });
    if (!done) throw new AppError('no_subscription');
    return done.result;
  }

  private async resumePlan(plan: ProviderSubscription): Promise<null> {
    if (plan.cancelAtPeriodEnd) await this.provider.setCancellation(plan.id, false);
    return null;
  }
}

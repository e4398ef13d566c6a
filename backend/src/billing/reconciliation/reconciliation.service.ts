import { Injectable } from '@nestjs/common';
import { CreditsService } from '../../credits/index.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { DAY_MS } from '../../platform/time.ts';
import { SubscriptionSync } from '../accounts/subscription-sync.ts';
import { StripeEventsService } from '../events/stripe-events.service.ts';
import { type CustomerPurchase, PaymentProvider, type ProviderRecords } from '../model/payment-provider.ts';
import { creditsOf, type Purchase, type PurchaseReference, sourceKeyOf } from '../model/purchase.ts';
import { isSamePlan, type StoredPlan, toStoredPlan } from '../model/stored-plan.ts';
import { SettlementService } from '../settlement/settlement.service.ts';

/** Days back in which purchases and reversals are compared: more than a webhook is late or the job is missed. */
const reconciledDays = 45;

/** Days at the start of that time in which our clock and the provider's may put one purchase on different sides. */
const edgeDays = 2;

export interface Discrepancy {
  message: string;
  customerId: string;
  /** What to read at the provider again; null where a person must decide which side is right. */
  repair: PurchaseReference | 'plan' | null;
}

export interface ReconciliationReport {
  purchases: number;
  accounts: number;
  discrepancies: Discrepancy[];
}

@Injectable()
export class ReconciliationService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly provider: PaymentProvider,
    private readonly credits: CreditsService,
    private readonly settlement: SettlementService,
    private readonly plans: SubscriptionSync,
    private readonly events: StripeEventsService,
  ) {}

  async reconcile(): Promise<ReconciliationReport> {
    const since = new Date(Date.now() - reconciledDays * DAY_MS);
    const records = await this.provider.listRecords(since);
    const accounts = await this.prisma.billingAccount.findMany({ where: { closedAt: null } });
    const customers = new Set(accounts.map(({ customerId }) => customerId));
    const purchases = records.purchases.filter(({ customerId }) => customers.has(customerId));
    const discrepancies = [
      ...(await this.findMissingLots(purchases)),
      ...(await this.findMissingReversals(records.reversedPayments)),
      ...(await this.findDifferentPlans(accounts)),
      ...(await this.findUnpaidLots(since, records)),
    ];
    return { purchases: purchases.length, accounts: accounts.length, discrepancies };
  }

  async repair(discrepancies: Discrepancy[]): Promise<number> {
    let repaired = 0;
    for (const { repair, customerId } of discrepancies) {
      if (!repair) continue;
      if (repair === 'plan') await this.plans.syncPlan(customerId);
      else await this.settlement.settlePurchase(repair);
      repaired += 1;
    }
    await this.events.requeueUnhandled();
    return repaired;
  }

  private async findMissingLots(purchases: CustomerPurchase[]): Promise<Discrepancy[]> {
    const lots = await this.credits.findLots(purchases.map(sourceKeyOf));
    const filled = new Set(lots.map(({ sourceKey }) => sourceKey));
    const found: Discrepancy[] = [];
    for (const { customerId, ...reference } of purchases.filter((one) => !filled.has(sourceKeyOf(one)))) {
      const purchase = await this.provider.readPurchase(reference);
      if (!purchase?.paid || creditsOf(purchase.lines) === 0) continue;
      found.push({ message: `${purchase.sourceKey} is paid and brought no credits`, customerId, repair: reference });
    }
    return found;
  }

  private async findMissingReversals(paymentIds: string[]): Promise<Discrepancy[]> {
    const found: Discrepancy[] = [];
    for (const paymentId of paymentIds) {
      const reference = await this.provider.findPurchaseOfPayment(paymentId);
      const purchase = reference && (await this.provider.readPurchase(reference));
      if (!reference || !purchase || !(await this.hasAccount(reference.customerId))) continue;
      if (await this.hasSamePayments(purchase)) continue;
      const { kind, id, customerId } = reference;
      const message = `${purchase.sourceKey} was refunded or disputed, and our payments do not say so`;
      found.push({ message, customerId, repair: { kind, id } });
    }
    return found;
  }

  private async findDifferentPlans(accounts: { userId: string; customerId: string }[]): Promise<Discrepancy[]> {
    const found: Discrepancy[] = [];
    for (const { userId, customerId } of accounts) {
      const [subscription, ours] = await Promise.all([
        this.provider.findSubscription(customerId),
        this.readStoredPlan(userId),
      ]);
      const theirs = toStoredPlan(subscription);
      if (!ours || isSamePlan(theirs, ours)) continue;
      const message = `${customerId} has ${theirs.tier} (${theirs.status}), and we have ${ours.tier} (${ours.status})`;
      found.push({ message, customerId, repair: 'plan' });
    }
    return found;
  }

  private async findUnpaidLots(since: Date, { purchases }: ProviderRecords): Promise<Discrepancy[]> {
    const paidFor = new Set(purchases.map(sourceKeyOf));
    const edge = new Date(since.getTime() + edgeDays * DAY_MS);
    const lots = await this.credits.findPurchasedLots(edge);
    const payments = await this.prisma.payment.findMany({
      where: { sourceKey: { in: lots.map(({ sourceKey }) => sourceKey) }, paidAt: { gt: edge } },
    });
    const recent = new Set(payments.map(({ sourceKey }) => sourceKey));
    const unpaid = lots.filter(({ sourceKey }) => recent.has(sourceKey) && !paidFor.has(sourceKey));
    return unpaid.map(({ sourceKey, userId }) => ({
      message: `${sourceKey} brought user ${userId} credits and is not paid`,
      customerId: '',
      repair: null,
    }));
  }

  private async hasAccount(customerId: string): Promise<boolean> {
    return (await this.prisma.billingAccount.count({ where: { customerId } })) > 0;
  }

  private async hasSamePayments({ payments }: Purchase): Promise<boolean> {
    const stored = await this.prisma.payment.findMany({ where: { id: { in: payments.map(({ id }) => id) } } });
    return payments.every(({ id, refunded, disputed }) =>
      stored.some((one) => one.id === id && one.refunded === refunded && one.disputed === disputed),
    );
  }

  private async readStoredPlan(userId: string): Promise<StoredPlan | null> {
    const [user, account] = await Promise.all([
      this.prisma.user.findUnique({ where: { id: userId } }),
      this.prisma.billingAccount.findUnique({ where: { userId } }),
    ]);
    return user && account ? { tier: user.subscriptionTier, status: user.subscriptionStatus, ...account } : null;
  }
}

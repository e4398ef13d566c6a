import { Injectable } from '@nestjs/common';
import { PrismaService } from '../platform/prisma/prisma.service.ts';
import { DAY_MS } from '../platform/time.ts';
import { PaymentProvider, type ProviderBooks } from './payment-provider.ts';
import { creditsOf, type Purchase } from './purchase.ts';
import { type PurchaseReference, SettlementService, sourceKeyOf } from './settlement.service.ts';
import { StripeEvents } from './stripe-events.service.ts';
import { SubscriptionSync, toHeldPlan } from './subscription-sync.ts';

/** Days back in which purchases and returns are compared: longer than any webhook is late, or a night is missed. */
export const comparedDays = 45;

export interface Difference {
  /** What differs, for a person. */
  words: string;
  customerId: string;
  /** Brings ours to theirs; null where only a person can tell what is right. */
  repair: PurchaseReference | 'plan' | null;
}

export interface Comparison {
  purchases: number;
  accounts: number;
  differences: Difference[];
}

/** Compares what the provider says with what we hold, for whatever a webhook did not bring. */
@Injectable()
export class ComparisonService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly provider: PaymentProvider,
    private readonly settlement: SettlementService,
    private readonly plans: SubscriptionSync,
    private readonly events: StripeEvents,
  ) {}

  async compare(days = comparedDays): Promise<Comparison> {
    const since = new Date(Date.now() - days * DAY_MS);
    const books = await this.provider.booksSince(since);
    const accounts = await this.prisma.billingAccount.findMany({ where: { closedAt: null } });
    const ours = new Set(accounts.map(({ customerId }) => customerId));
    const purchases = books.purchases.filter(({ customerId }) => ours.has(customerId));
    const differences = [
      ...(await this.comparePurchases(purchases)),
      ...(await this.compareReturns(books.returned)),
      ...(await this.comparePlans(accounts)),
      ...(await this.compareLots(since, books)),
    ];
    return { purchases: purchases.length, accounts: accounts.length, differences };
  }

  /** Brings ours to theirs, difference by difference. Answers with how many were of that kind. */
  async repair(differences: Difference[]): Promise<number> {
    let repaired = 0;
    for (const { repair, customerId } of differences) {
      if (!repair) continue;
      if (repair === 'plan') await this.plans.sync(customerId);
      else await this.settlement.settle(repair);
      repaired += 1;
    }
    await this.events.ringAgain();
    return repaired;
  }

  /** Paid there, and no lot here, though it brings credits. */
  private async comparePurchases(purchases: ProviderBooks['purchases']): Promise<Difference[]> {
    const keys = purchases.map(sourceKeyOf);
    const lots = await this.prisma.creditLot.findMany({
      where: { sourceKey: { in: keys } },
      select: { sourceKey: true },
    });
    const known = new Set(lots.map(({ sourceKey }) => sourceKey));
    const found: Difference[] = [];
    for (const { customerId, ...reference } of purchases.filter((one) => !known.has(sourceKeyOf(one)))) {
      const purchase = await this.provider.readPurchase(reference);
      if (!purchase?.paid || creditsOf(purchase.lines) === 0) continue;
      found.push({ words: `${purchase.sourceKey} is paid and brought no credits`, customerId, repair: reference });
    }
    return found;
  }

  /** Money went back there, and here it is not known, or less of it. */
  private async compareReturns(payments: string[]): Promise<Difference[]> {
    const found: Difference[] = [];
    for (const id of payments) {
      const reference = await this.provider.purchaseOf(id);
      const purchase = reference && (await this.provider.readPurchase(reference));
      if (!reference || !purchase || !(await this.isOurs(reference.customerId))) continue;
      if (await this.knows(purchase)) continue;
      const { kind, id: subject, customerId } = reference;
      const words = `${purchase.sourceKey} was returned in part or whole, and the books do not say so`;
      found.push({ words, customerId, repair: { kind, id: subject } });
    }
    return found;
  }

  private async comparePlans(accounts: { userId: string; customerId: string }[]): Promise<Difference[]> {
    const found: Difference[] = [];
    for (const { userId, customerId } of accounts) {
      const [theirs, ours] = await Promise.all([this.provider.subscriptionOf(customerId), this.heldPlan(userId)]);
      const wanted = toHeldPlan(theirs);
      if (!ours || isSame(wanted, ours)) continue;
      const words = `${customerId} has ${wanted.tier} (${wanted.status}) and is held to have ${ours.tier} (${ours.status})`;
      found.push({ words, customerId, repair: 'plan' });
    }
    return found;
  }

  /** A lot here that nothing there paid for. The two days at the edge may be on either side of it. */
  private async compareLots(since: Date, { purchases }: ProviderBooks): Promise<Difference[]> {
    const paidFor = new Set(purchases.map(sourceKeyOf));
    const edge = new Date(since.getTime() + 2 * DAY_MS);
    const lots = await this.prisma.creditLot.findMany({
      where: { source: { in: ['subscription', 'addon'] }, createdAt: { gt: edge } },
    });
    const payments = await this.prisma.payment.findMany({
      where: { sourceKey: { in: lots.map(({ sourceKey }) => sourceKey) }, paidAt: { gt: edge } },
    });
    const recent = new Set(payments.map(({ sourceKey }) => sourceKey));
    const odd = lots.filter(({ sourceKey }) => recent.has(sourceKey) && !paidFor.has(sourceKey));
    return odd.map(({ sourceKey, userId }) => ({
      words: `${sourceKey} brought user ${userId} credits and is not paid`,
      customerId: '',
      repair: null,
    }));
  }

  private async isOurs(customerId: string): Promise<boolean> {
    return (await this.prisma.billingAccount.count({ where: { customerId } })) > 0;
  }

  private async knows({ payments }: Purchase): Promise<boolean> {
    const ids = payments.map(({ id }) => id);
    const held = await this.prisma.payment.findMany({ where: { id: { in: ids } } });
    return payments.every(({ id, refunded, disputed }) =>
      held.some((one) => one.id === id && one.refunded === refunded && one.disputed === disputed),
    );
  }

  private async heldPlan(userId: string) {
    const [user, account] = await Promise.all([
      this.prisma.user.findUnique({ where: { id: userId } }),
      this.prisma.billingAccount.findUnique({ where: { userId } }),
    ]);
    return user && account ? { tier: user.subscriptionTier, status: user.subscriptionStatus, ...account } : null;
  }
}

type Comparable = ReturnType<typeof toHeldPlan>;

function isSame(one: Comparable, other: Comparable): boolean {
  return (
    one.tier === other.tier &&
    one.status === other.status &&
    one.subscriptionId === other.subscriptionId &&
    one.cancelAtPeriodEnd === other.cancelAtPeriodEnd &&
    one.periodEnd?.getTime() === other.periodEnd?.getTime()
  );
}

import { Injectable } from '@nestjs/common';
import { CreditReturns, CreditsService } from '../credits/index.ts';
import { Prisma, PrismaService, type Tx } from '../platform/prisma/prisma.service.ts';
import { patience } from './billing-accounts.ts';
import { PaymentProvider } from './payment-provider.ts';
import { type BoughtWith, creditsOf, creditsOwed, type Purchase } from './purchase.ts';

export interface PurchaseReference {
  kind: 'session' | 'invoice';
  id: string;
}

/** Names the lot that a purchase fills. */
export function sourceKeyOf({ kind, id }: PurchaseReference): string {
  return kind === 'invoice' ? `invoice:${id}` : `checkout:${id}`;
}

/**
 * Brings the books to what the provider says of one purchase: the lot it paid for, once, and what refunds and disputes
 * take back of it. Whatever rang, and however often, late or out of turn, the outcome is the same.
 */
@Injectable()
export class SettlementService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly provider: PaymentProvider,
    private readonly credits: CreditsService,
    private readonly returns: CreditReturns,
  ) {}

  /** Answers with the customer, where the purchase is one of ours. */
  settle(reference: PurchaseReference): Promise<string | null> {
    return this.prisma.$transaction(async (tx) => {
      // The truth is read under this lock, so that of two readers the later is the one who writes last.
      const key = sourceKeyOf(reference);
      await tx.$queryRaw(Prisma.sql`SELECT 1 FROM pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
      const purchase = await this.provider.readPurchase(reference);
      if (!purchase) return null;
      const { customerId } = purchase;
      const account = await tx.billingAccount.findUnique({ where: { customerId } });
      if (!account) return null;
      if (purchase.paid && !account.closedAt) await this.grant(tx, account.userId, purchase);
      await this.keepPayments(tx, account.userId, purchase);
      await this.takeBack(tx, purchase);
      return customerId;
    }, patience);
  }

  private async grant(tx: Tx, userId: string, purchase: Purchase): Promise<void> {
    const amount = creditsOf(purchase.lines);
    if (amount === 0 || (await tx.user.count({ where: { id: userId } })) === 0) return;
    const { source, sourceKey, description, paidAt } = purchase;
    await this.credits.addLot(tx, { userId, source, sourceKey, amount, description, from: paidAt });
  }

  private async keepPayments(tx: Tx, userId: string, { sourceKey, payments }: Purchase): Promise<void> {
    for (const { id, ...figures } of payments) {
      await tx.payment.upsert({ where: { id }, create: { id, userId, sourceKey, ...figures }, update: figures });
    }
  }

  private async takeBack(tx: Tx, { sourceKey, payments }: Purchase): Promise<void> {
    const lot = await tx.creditLot.findUnique({ where: { sourceKey } });
    if (!lot || payments.length === 0) return;
    const cause = payments.some(({ disputed }) => disputed > 0) ? 'dispute' : 'refund';
    await this.returns.settle(tx, lot, {
      owed: creditsOwed(lot.amount, payments),
      cause,
      description: wordsFor(payments),
    });
  }
}

function wordsFor(payments: BoughtWith[]): string {
  const sum = (of: (payment: BoughtWith) => number) => payments.reduce((total, payment) => total + of(payment), 0);
  const [paid, refunded, disputed] = [
    sum(({ amount }) => amount),
    sum((one) => one.refunded),
    sum((one) => one.disputed),
  ];
  if (disputed > 0) return `Disputed: ${dollars(disputed)} of ${dollars(paid)}`;
  return refunded > 0 ? `Refunded: ${dollars(refunded)} of ${dollars(paid)}` : 'The dispute was settled for you';
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

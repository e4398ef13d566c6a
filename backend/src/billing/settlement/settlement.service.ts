import { Injectable } from '@nestjs/common';
import { CreditReversals, CreditsService } from '../../credits/index.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { BillingLocks } from '../accounts/billing-locks.ts';
import { PaymentProvider } from '../model/payment-provider.ts';
import {
  creditsOf,
  creditsToReverse,
  type Purchase,
  type PurchasePayment,
  type PurchaseReference,
  sourceKeyOf,
} from '../model/purchase.ts';

/** Whichever event came, however often, late or out of order, the lot and its reversals come out the same. */
@Injectable()
export class SettlementService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly provider: PaymentProvider,
    private readonly locks: BillingLocks,
    private readonly credits: CreditsService,
    private readonly reversals: CreditReversals,
  ) {}

  /** Answers with the customer; null where the purchase is not of this product. */
  settlePurchase(reference: PurchaseReference): Promise<string | null> {
    return this.locks.withLock(`purchase:${sourceKeyOf(reference)}`, async (signal) => {
      const purchase = await this.provider.readPurchase(reference);
      if (!purchase) return null;
      signal.throwIfAborted();
      return this.prisma.$transaction((tx) => this.savePurchase(tx, purchase));
    });
  }

  private async savePurchase(tx: Tx, purchase: Purchase): Promise<string | null> {
    const { customerId } = purchase;
    const account = await tx.billingAccount.findUnique({ where: { customerId } });
    if (!account) return null;
    if (purchase.paid && !account.closedAt) await this.addCredits(tx, account.userId, purchase);
    await this.savePayments(tx, account.userId, purchase);
    await this.reverseCredits(tx, purchase);
    return customerId;
  }

  private async addCredits(tx: Tx, userId: string, purchase: Purchase): Promise<void> {
    const amount = creditsOf(purchase.lines);
    if (amount === 0 || (await tx.user.count({ where: { id: userId } })) === 0) return;
    const { source, sourceKey, description, paidAt } = purchase;
    await this.credits.addLot(tx, { userId, source, sourceKey, amount, description, from: paidAt });
  }

  private async savePayments(tx: Tx, userId: string, { sourceKey, payments }: Purchase): Promise<void> {
    for (const { id, ...figures } of payments) {
      await tx.payment.upsert({ where: { id }, create: { id, userId, sourceKey, ...figures }, update: figures });
    }
  }

  private async reverseCredits(tx: Tx, { sourceKey, payments }: Purchase): Promise<void> {
    const lot = await this.credits.findLot(sourceKey, tx);
    if (!lot || payments.length === 0) return;
    await this.reversals.reverseTo(tx, lot, {
      credits: creditsToReverse(lot.amount, payments),
      cause: payments.some(({ disputed }) => disputed > 0) ? 'dispute' : 'refund',
      description: describeReversal(payments),
    });
  }
}

function describeReversal(payments: PurchasePayment[]): string {
  const sum = (of: (payment: PurchasePayment) => number) => payments.reduce((total, payment) => total + of(payment), 0);
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

import { Injectable } from '@nestjs/common';
import type { BillingAccount } from '../../platform/prisma/client/client.ts';
import { Prisma, PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { PaymentProvider } from '../model/payment-provider.ts';

/** Long enough for a few answers of the provider, which are waited for while the account is held. */
export const patience = { maxWait: 20_000, timeout: 60_000 };

/** Which of the provider's customers is which user. */
@Injectable()
export class BillingAccounts {
  constructor(
    private readonly prisma: PrismaService,
    private readonly provider: PaymentProvider,
  ) {}

  find(userId: string): Promise<BillingAccount | null> {
    return this.prisma.billingAccount.findFirst({ where: { userId, closedAt: null } });
  }

  /** The user's account, with a customer made where there is none yet. */
  async ensure(user: { id: string; email: string }): Promise<BillingAccount> {
    const known = await this.find(user.id);
    if (known) return known;
    const customerId = await this.provider.createCustomer(user);
    await this.prisma.billingAccount.createMany({ data: [{ userId: user.id, customerId }], skipDuplicates: true });
    return this.prisma.billingAccount.findUniqueOrThrow({ where: { userId: user.id } });
  }

  /**
   * Runs `work` while nobody else reads or changes this customer's plan: what was read last is written last. Answers
   * null where the customer is none of ours, or is gone.
   */
  hold<T>(customerId: string, work: (tx: Tx, account: BillingAccount) => Promise<T>): Promise<T | null> {
    return this.prisma.$transaction(async (tx) => {
      await tx.$queryRaw(Prisma.sql`SELECT 1 FROM billing_accounts WHERE customer_id = ${customerId} FOR UPDATE`);
      const account = await tx.billingAccount.findUnique({ where: { customerId } });
      return account && !account.closedAt ? work(tx, account) : null;
    }, patience);
  }
}

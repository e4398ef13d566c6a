import { Injectable } from '@nestjs/common';
import type { BillingAccount } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { PaymentProvider } from '../model/payment-provider.ts';
import { BillingLocks } from './billing-locks.ts';

@Injectable()
export class BillingAccounts {
  constructor(
    private readonly prisma: PrismaService,
    private readonly provider: PaymentProvider,
    private readonly locks: BillingLocks,
  ) {}

  findAccount(userId: string): Promise<BillingAccount | null> {
    return this.prisma.billingAccount.findFirst({ where: { userId, closedAt: null } });
  }

  async findOrCreateAccount(user: { id: string; email: string }): Promise<BillingAccount> {
    const existing = await this.findAccount(user.id);
    if (existing) return existing;
    const customerId = await this.provider.createCustomer(user);
    await this.prisma.billingAccount.createMany({ data: [{ userId: user.id, customerId }], skipDuplicates: true });
    return this.prisma.billingAccount.findUniqueOrThrow({ where: { userId: user.id } });
  }

  /** Null where the customer is not of this product, or its account is closed. */
  withLock<T>(
    customerId: string,
    work: (account: BillingAccount, signal: AbortSignal) => Promise<T>,
  ): Promise<T | null> {
    return this.locks.withLock(`customer:${customerId}`, async (signal) => {
      const account = await this.prisma.billingAccount.findUnique({ where: { customerId } });
      return account && !account.closedAt ? work(account, signal) : null;
    });
  }

  async closeAccount(userId: string): Promise<void> {
    const open = await this.findAccount(userId);
    if (!open) return;
    await this.withLock(open.customerId, async ({ customerId }, signal) => {
      await this.provider.deleteCustomer(customerId);
      signal.throwIfAborted();
      const closed = { closedAt: new Date(), subscriptionId: null, cancelAtPeriodEnd: false, periodEnd: null };
      await this.prisma.billingAccount.update({ where: { userId }, data: closed });
    });
  }
}

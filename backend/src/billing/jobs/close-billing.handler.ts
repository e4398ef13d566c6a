import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { type HandlesJob, JobHandler } from '../../platform/queue/job-handler.ts';
import { BillingAccounts } from '../accounts/billing-accounts.ts';
import { PaymentProvider } from '../model/payment-provider.ts';
import { closeBilling } from './close-billing.job.ts';

@Injectable()
@JobHandler(closeBilling)
export class CloseBillingHandler implements HandlesJob<{ userId: string }> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly accounts: BillingAccounts,
    private readonly provider: PaymentProvider,
  ) {}

  async handle({ userId }: { userId: string }): Promise<void> {
    const account = await this.accounts.find(userId);
    if (!account) return;
    await this.provider.deleteCustomer(account.customerId);
    const over = { closedAt: new Date(), subscriptionId: null, cancelAtPeriodEnd: false, periodEnd: null };
    await this.prisma.billingAccount.update({ where: { userId }, data: over });
  }
}

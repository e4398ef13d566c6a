import { Injectable } from '@nestjs/common';
import { type HandlesJob, JobHandler } from '../../platform/queue/job-handler.ts';
import { closeBilling } from '../jobs/close-billing.job.ts';
import { BillingAccounts } from './billing-accounts.ts';

@Injectable()
@JobHandler(closeBilling)
export class CloseBillingHandler implements HandlesJob<{ userId: string }> {
  constructor(private readonly accounts: BillingAccounts) {}

  handle({ userId }: { userId: string }): Promise<void> {
    return this.accounts.closeAccount(userId);
  }
}

import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import type { EmptyPayload } from '../../platform/queue/job-definition.ts';
import { type HandlesJob, type JobContext, JobHandler } from '../../platform/queue/job-handler.ts';
import { DAY_MS } from '../../platform/time.ts';
import { nightlyLedger } from '../jobs/nightly-ledger.job.ts';
import { CreditsService } from './credits.service.ts';
import { ExpiryWarnings } from './expiry-warnings.ts';

const recentDays = 40;

@Injectable()
@JobHandler(nightlyLedger)
export class NightlyLedgerHandler implements HandlesJob<EmptyPayload> {
  constructor(
    private readonly credits: CreditsService,
    private readonly warnings: ExpiryWarnings,
    private readonly log: PinoLogger,
  ) {}

  async handle(_: EmptyPayload, { signal }: JobContext): Promise<void> {
    const expired = await this.credits.expireLots(expiredSince(new Date()));
    const warned = await this.warnings.sendWarnings();
    const forgotten = await this.warnings.deleteEnded(signal);
    const { lots, discrepancies } = await this.credits.reconcile(sliceOf(new Date()));
    if (discrepancies.length > 0) this.log.fatal({ discrepancies }, 'lots differ from their ledger entries');
    this.log.info({ expired, warned, forgotten, lots, discrepancies: discrepancies.length }, 'ledger reconciled');
  }
}

/** A credit may be given back to a lot long after its end: it is found at the latest on the next Sunday. */
export function expiredSince(now: Date): Date {
  const isSunday = now.getUTCDay() === 0;
  return isSunday ? new Date(0) : new Date(now.getTime() - recentDays * DAY_MS);
}

/** Every lot within 32 days. */
function sliceOf(date: Date): number {
  return Math.floor(date.getTime() / DAY_MS) % 32;
}

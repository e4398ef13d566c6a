import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import type { EmptyPayload } from '../../platform/queue/job-definition.ts';
import { type HandlesJob, JobHandler } from '../../platform/queue/job-handler.ts';
import { nightlyLedger } from '../jobs/nightly-ledger.job.ts';
import { CreditsService } from './credits.service.ts';
import { ExpiryWarnings } from './expiry-warnings.ts';

@Injectable()
@JobHandler(nightlyLedger)
export class NightlyLedgerHandler implements HandlesJob<EmptyPayload> {
  constructor(
    private readonly credits: CreditsService,
    private readonly warnings: ExpiryWarnings,
    private readonly log: PinoLogger,
  ) {}

  async handle(): Promise<void> {
    const expired = await this.credits.expireLots();
    const warned = await this.warnings.sendWarnings();
    const { lots, discrepancies } = await this.credits.reconcile();
    if (discrepancies.length > 0) this.log.fatal({ discrepancies }, 'lots differ from their ledger entries');
    this.log.info({ expired, warned, lots, discrepancies: discrepancies.length }, 'ledger reconciled');
  }
}

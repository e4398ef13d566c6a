import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import type { EmptyPayload } from '../platform/queue/job-definition.ts';
import { type HandlesJob, JobHandler } from '../platform/queue/job-handler.ts';
import { CreditsService } from './credits.service.ts';
import { ExpiryWarnings } from './expiry-warnings.ts';
import { nightlyBooks } from './nightly-books.job.ts';

@Injectable()
@JobHandler(nightlyBooks)
export class NightlyBooksHandler implements HandlesJob<EmptyPayload> {
  constructor(
    private readonly credits: CreditsService,
    private readonly warnings: ExpiryWarnings,
    private readonly log: PinoLogger,
  ) {}

  async handle(): Promise<void> {
    const expired = await this.credits.expireLots();
    const warned = await this.warnings.send();
    const { lots, differing } = await this.credits.reconcile();
    if (differing.length > 0) this.log.fatal({ differing }, 'lots differ from their ledger entries');
    this.log.info({ expired, warned, lots, differing: differing.length }, 'books checked');
  }
}

import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import type { EmptyPayload } from '../../platform/queue/job-definition.ts';
import { type HandlesJob, JobHandler } from '../../platform/queue/job-handler.ts';
import { ComparisonService } from '../comparison.service.ts';
import { nightlyComparison } from './nightly-comparison.job.ts';

@Injectable()
@JobHandler(nightlyComparison)
export class NightlyComparisonHandler implements HandlesJob<EmptyPayload> {
  constructor(
    private readonly comparison: ComparisonService,
    private readonly log: PinoLogger,
  ) {}

  async handle(): Promise<void> {
    const { differences, ...checked } = await this.comparison.compare();
    for (const { words } of differences) this.log.error({ difference: words }, 'our books differ from Stripe’s');
    const repaired = await this.comparison.repair(differences);
    this.log.info({ ...checked, differences: differences.length, repaired }, 'books compared with Stripe’s');
  }
}

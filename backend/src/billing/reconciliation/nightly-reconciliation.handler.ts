import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import type { EmptyPayload } from '../../platform/queue/job-definition.ts';
import { type HandlesJob, type JobContext, JobHandler } from '../../platform/queue/job-handler.ts';
import { StripeEventsService } from '../events/stripe-events.service.ts';
import { nightlyReconciliation } from '../jobs/nightly-reconciliation.job.ts';
import { ReconciliationService } from './reconciliation.service.ts';

@Injectable()
@JobHandler(nightlyReconciliation)
export class NightlyReconciliationHandler implements HandlesJob<EmptyPayload> {
  constructor(
    private readonly reconciliation: ReconciliationService,
    private readonly events: StripeEventsService,
    private readonly log: PinoLogger,
  ) {}

  async handle(_: EmptyPayload, { signal }: JobContext): Promise<void> {
    const events = await this.events.deleteHandled(signal);
    const { discrepancies, ...compared } = await this.reconciliation.reconcile();
    for (const { message } of discrepancies)
      this.log.error({ discrepancy: message }, 'our records differ from Stripe’s');
    const repaired = await this.reconciliation.repair(discrepancies);
    this.log.info(
      { ...compared, discrepancies: discrepancies.length, repaired, events },
      'records reconciled with Stripe’s',
    );
  }
}

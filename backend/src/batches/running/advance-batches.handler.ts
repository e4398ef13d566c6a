import { Injectable } from '@nestjs/common';
import type { EmptyPayload } from '../../platform/queue/job-definition.ts';
import { type HandlesJob, type JobContext, JobHandler } from '../../platform/queue/job-handler.ts';
import { advanceBatches } from '../jobs/advance-batches.job.ts';
import { PublishPlans } from '../publishing/publish-plans.ts';
import { BatchRunner } from './batch-runner.ts';

@Injectable()
@JobHandler(advanceBatches)
export class AdvanceBatchesHandler implements HandlesJob<EmptyPayload> {
  constructor(
    private readonly runner: BatchRunner,
    private readonly plans: PublishPlans,
  ) {}

  async handle(_: EmptyPayload, { signal }: JobContext): Promise<void> {
    await this.plans.releaseDue();
    await this.runner.advanceAll(signal);
  }
}

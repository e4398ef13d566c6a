import { Injectable } from '@nestjs/common';
import type { EmptyPayload } from '../../platform/queue/job-definition.ts';
import { type HandlesJob, type JobContext, JobHandler } from '../../platform/queue/job-handler.ts';
import { advanceBatches } from '../jobs/advance-batches.job.ts';
import { BatchRunner } from './batch-runner.ts';
import { CanceledBatches } from './canceled-batches.ts';

@Injectable()
@JobHandler(advanceBatches)
export class AdvanceBatchesHandler implements HandlesJob<EmptyPayload> {
  constructor(
    private readonly runner: BatchRunner,
    private readonly canceled: CanceledBatches,
  ) {}

  async handle(_: EmptyPayload, { signal }: JobContext): Promise<void> {
    await this.runner.advanceAll(signal);
    await this.canceled.endWaiting();
  }
}

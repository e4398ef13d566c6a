import { Injectable } from '@nestjs/common';
import { type HandlesJob, type JobContext, JobHandler } from '../../platform/queue/job-handler.ts';
import { produceDesign } from '../jobs/produce-design.job.ts';
import type { GenerationRef } from '../model/generation-names.ts';
import { DesignQueue } from '../queueing/design-queue.ts';
import { PipelineRunner } from './pipeline-runner.ts';

@Injectable()
@JobHandler(produceDesign)
export class ProduceDesignHandler implements HandlesJob<GenerationRef> {
  constructor(
    private readonly runner: PipelineRunner,
    private readonly queue: DesignQueue,
  ) {}

  async handle({ generationId }: GenerationRef, { signal }: JobContext): Promise<void> {
    try {
      await this.runner.run(generationId, signal);
    } catch (error) {
      if (!this.runner.isStopping) throw error;
      // Another worker goes on at once; a failed job would wait, and spend one of its tries.
      await this.queue.enqueueFirst(generationId);
    }
  }
}

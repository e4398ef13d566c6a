import { Injectable } from '@nestjs/common';
import { type HandlesJob, type JobContext, JobHandler } from '../../platform/queue/job-handler.ts';
import type { GenerationRef } from '../jobs/generation-ref.ts';
import { produceDesign } from '../jobs/produce-design.job.ts';
import { PipelineRunner } from './pipeline-runner.ts';

@Injectable()
@JobHandler(produceDesign)
export class ProduceDesignHandler implements HandlesJob<GenerationRef> {
  constructor(private readonly runner: PipelineRunner) {}

  handle({ generationId }: GenerationRef, { signal }: JobContext): Promise<void> {
    return this.runner.run(generationId, signal);
  }
}

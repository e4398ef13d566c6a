import { Injectable } from '@nestjs/common';
import type { EmptyPayload } from '../../platform/queue/job-definition.ts';
import { type HandlesJob, JobHandler } from '../../platform/queue/job-handler.ts';
import { publishScheduled } from '../jobs/publish-scheduled.job.ts';
import { PublishPlans } from './publish-plans.ts';

@Injectable()
@JobHandler(publishScheduled)
export class PublishScheduledHandler implements HandlesJob<EmptyPayload> {
  constructor(private readonly plans: PublishPlans) {}

  handle(): Promise<void> {
    return this.plans.releaseDue();
  }
}

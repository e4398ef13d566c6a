import { Injectable } from '@nestjs/common';
import type { EmptyPayload } from '../../platform/queue/job-definition.ts';
import { type HandlesJob, JobHandler } from '../../platform/queue/job-handler.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { deliverWebhooks } from '../jobs/deliver-webhooks.job.ts';
import { dueSeconds, dueWebhooks } from '../jobs/due-webhooks.job.ts';
import { DeliveryStore } from './delivery-store.ts';

@Injectable()
@JobHandler(dueWebhooks)
export class DueWebhooksHandler implements HandlesJob<EmptyPayload> {
  constructor(
    private readonly store: DeliveryStore,
    private readonly queue: JobQueue,
  ) {}

  async handle(): Promise<void> {
    for (const endpointId of await this.store.findDueEndpoints()) {
      await this.queue.enqueue(null, deliverWebhooks, { endpointId }, { key: endpointId, everySeconds: dueSeconds });
    }
  }
}

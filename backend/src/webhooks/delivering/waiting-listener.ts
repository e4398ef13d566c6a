import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { DatabaseEvents } from '../../platform/events/database-events.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { deliverWebhooks } from '../jobs/deliver-webhooks.job.ts';

interface Waiting {
  userId: string;
  endpointId: string;
}

/** A notification says that there is something to send; a job that is lost here is made up for by `due-webhooks`. */
@Injectable()
export class WaitingListener {
  constructor(
    events: DatabaseEvents,
    private readonly queue: JobQueue,
    private readonly log: PinoLogger,
  ) {
    events.onNotification('webhook_waiting', (payload) => void this.enqueue(payload as Waiting));
  }

  private async enqueue({ endpointId }: Waiting): Promise<void> {
    try {
      await this.queue.enqueue(null, deliverWebhooks, { endpointId });
    } catch (error) {
      this.log.warn({ err: error, endpointId }, 'a delivery could not be enqueued');
    }
  }
}

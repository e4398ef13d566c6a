import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { type HandlesJob, JobHandler } from '../../platform/queue/job-handler.ts';
import { deliverWebhooks, type EndpointRef } from '../jobs/deliver-webhooks.job.ts';
import { EndpointDelivery } from './endpoint-delivery.ts';

/** A job waits for its receiver no longer than this; the delivery goes on beside it. */
const handOverMs = 200;
/** Of one worker. Beyond that a job waits until its receiver has answered, at most for the time limit of a try. */
const mostBeside = 64;

@Injectable()
@JobHandler(deliverWebhooks)
export class DeliverWebhooksHandler implements HandlesJob<EndpointRef> {
  private beside = 0;

  constructor(
    private readonly delivery: EndpointDelivery,
    private readonly log: PinoLogger,
  ) {}

  /** A receiver that hangs holds up no other one. */
  async handle({ endpointId }: EndpointRef): Promise<void> {
    const done = this.deliver(endpointId);
    await (this.beside > mostBeside ? done : Promise.race([done, sleep(handOverMs, undefined, { ref: false })]));
  }

  /** What fails here is found again by `due-webhooks`. */
  private async deliver(endpointId: string): Promise<void> {
    this.beside += 1;
    try {
      await this.delivery.deliver(endpointId);
    } catch (error) {
      this.log.warn({ err: error, endpointId }, 'a delivery was broken off');
    } finally {
      this.beside -= 1;
    }
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { AppConfig } from '../../platform/config/config.ts';
import { AdvisoryLocks } from '../../platform/locks/advisory-locks.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';
import type { WebhookEndpoint } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { deliverWebhooks } from '../jobs/deliver-webhooks.job.ts';
import { dueSeconds } from '../jobs/due-webhooks.job.ts';
import { toPayload } from '../model/payload.ts';
import { signedHeaders } from '../model/signature.ts';
import { type Answer, WebhookSender } from '../sending/webhook-sender.ts';
import { DeliveryStore, type DueDelivery } from './delivery-store.ts';
import { EndpointSecrets } from './endpoint-secrets.ts';

/** What has not been answered by then when a worker stops is sent again by another one. */
const lastTriesMs = 2000;

const unreadable: Answer = {
  ...{ status: null, body: null, retryAfterMs: null, ms: 0 },
  error: 'The secret of this webhook can’t be read any more. Make a new one.',
};

/** Sends what waits for one endpoint, by one worker at a time. */
@Injectable()
export class EndpointDelivery implements OnModuleDestroy, BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private readonly underWay = new Set<Promise<void>>();
  private isStopping = false;

  constructor(
    private readonly prisma: PrismaService,
    private readonly locks: AdvisoryLocks,
    private readonly queue: JobQueue,
    private readonly store: DeliveryStore,
    private readonly secrets: EndpointSecrets,
    private readonly sender: WebhookSender,
    private readonly metrics: Metrics,
    private readonly config: AppConfig,
    private readonly log: PinoLogger,
  ) {}

  onModuleDestroy(): void {
    this.isStopping = true;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.race([Promise.allSettled(this.underWay), sleep(lastTriesMs, undefined, { ref: false })]);
    this.stopping.abort(new Error('this worker stops'));
  }

  /** Until nothing is due. What came while another worker had the lock is found by that one, after it lets go. */
  async deliver(endpointId: string): Promise<void> {
    do {
      const isFree = await this.locks.withLock(`webhook:${endpointId}`, (lost) =>
        this.sendDue(endpointId, AbortSignal.any([lost, this.stopping.signal])),
      );
      if (!isFree) return;
    } while (!this.isStopping && (await this.store.findDue(endpointId)).length > 0);
    if (!this.isStopping) await this.continueSoon(endpointId);
  }

  private async sendDue(endpointId: string, stopped: AbortSignal): Promise<void> {
    while (!stopped.aborted && !this.isStopping) {
      const due = await this.store.findDue(endpointId);
      const endpoint = await this.prisma.webhookEndpoint.findUnique({ where: { id: endpointId } });
      if (!endpoint || due.length === 0) return;
      await allEnded(due.map((delivery) => this.track(this.send(endpoint, delivery, stopped))));
    }
  }

  private async track(sending: Promise<void>): Promise<void> {
    this.underWay.add(sending);
    try {
      await sending;
    } finally {
      this.underWay.delete(sending);
    }
  }

  private async send(endpoint: WebhookEndpoint, delivery: DueDelivery, stopped: AbortSignal): Promise<void> {
    const secrets = this.secrets.open(endpoint);
    const answer = secrets.length === 0 ? unreadable : await this.post(endpoint.url, delivery, secrets, stopped);
    stopped.throwIfAborted();
    const outcome = await this.store.save(delivery, answer);
    this.metrics.webhookSent(outcome);
    const { id: deliveryId, endpointId } = delivery;
    this.log.info({ endpointId, deliveryId, outcome, status: answer.status, ms: answer.ms }, 'webhook sent');
  }

  private post(url: string, { event }: DueDelivery, secrets: string[], stopped: AbortSignal): Promise<Answer> {
    const body = JSON.stringify(toPayload(event, this.config.publicUrl));
    const message = { id: event.id, timestamp: Math.floor(Date.now() / 1000), body };
    return this.sender.send({ url, headers: signedHeaders(message, secrets), body }, stopped);
  }

  /** A first retry comes sooner than the next search for what is due. */
  private async continueSoon(endpointId: string): Promise<void> {
    const seconds = await this.store.secondsToNext(endpointId);
    if (seconds === null || seconds > dueSeconds) return;
    await this.queue.enqueue(null, deliverWebhooks, { endpointId }, { startAfter: Math.max(1, Math.ceil(seconds)) });
  }
}

/** Also where one fails: the lock may not be let go while another is under way. @throws what the first one threw */
async function allEnded(work: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

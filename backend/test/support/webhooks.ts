import { randomUUID } from 'node:crypto';
import type { SellerEvent } from '../../src/platform/prisma/client/client.ts';
import { deliverWebhooks } from '../../src/webhooks/jobs/deliver-webhooks.job.ts';
import type { EventType } from '../../src/webhooks/model/event-types.ts';
import type { TestApp } from './app.ts';
import type { Schemas } from './http.ts';
import type { Receiver } from './receiver.ts';
import { type Seller, seller } from './seller.ts';
import { until } from './until.ts';

export type Delivery = Schemas['DeliveryView'];

/** A receiver may be on this machine; it answers at once, or is given up after a second. */
export const webhookSettings = { WEBHOOK_ALLOW_LOOPBACK: 'true', WEBHOOK_TIMEOUT_SECONDS: '1' };

/** A seller with a webhook. */
export class Listening {
  constructor(
    readonly app: TestApp,
    readonly person: Seller,
    readonly id: string,
    readonly secret: string,
  ) {}

  get path(): `/api/webhooks/${string}` {
    return `/api/webhooks/${this.id}`;
  }

  async view(): Promise<Schemas['WebhookView']> {
    return (await this.person.get(`/api/webhooks/${this.id}`)).body;
  }

  /** The log, oldest first. */
  async deliveries(): Promise<Delivery[]> {
    const { body } = await this.person.get(`/api/webhooks/${this.id}/deliveries?per_page=100`);
    return body.deliveries.toReversed();
  }

  /** Waits until each delivery is as wanted. */
  untilAll(wanted: (delivery: Delivery) => boolean): Promise<Delivery[]> {
    return until(
      () => this.deliveries(),
      (all) => all.length > 0 && all.every(wanted),
    );
  }

  /** Waits until each was tried so often. */
  async tried(times = 1): Promise<Delivery> {
    const [first] = await this.untilAll(({ tries }) => tries >= times);
    if (!first) throw new Error('There is no delivery.');
    return first;
  }

  /** Lets the pauses be over that it waits for, and sends what is due. */
  async passTime(): Promise<void> {
    const { prisma } = this.app;
    await prisma.webhookEndpoint.update({ where: { id: this.id }, data: { retryAt: null } });
    await prisma.webhookDelivery.updateMany({ where: { endpointId: this.id }, data: { nextAt: new Date() } });
    await this.app.queue.enqueue(null, deliverWebhooks, { endpointId: this.id });
  }
}

export async function listening(
  app: TestApp,
  receiver: Pick<Receiver, 'url'>,
  events: EventType[] = ['design.finished', 'design.published'],
  person?: Seller,
): Promise<Listening> {
  const owner = person ?? (await seller(app, { connected: false }));
  const { status, body, text } = await owner.post('/api/webhooks', { url: receiver.url, events });
  if (status !== 201) throw new Error(`${status}: ${text}`);
  return new Listening(app, owner, body.id, body.secret);
}

/** What each of these types says beside what all designs have. */
const facts = {
  'design.finished': {},
  'design.failed': { code: 'image_refused', message: 'The model refused it.' },
  'design.published': { externalId: '1234567890', listingUrl: null },
};
type DesignEvent = keyof typeof facts;

/** Writes an event as a trigger would. */
export function happens(
  app: TestApp,
  { id: userId }: Seller,
  type: DesignEvent = 'design.finished',
  subject: string = randomUUID(),
): Promise<SellerEvent> {
  const design = { status: 'finalized', publishStatus: 'published', batchId: null, productId: '65a1' };
  const data = { generationId: subject, title: 'Fox in the Rain', ...design, ...facts[type] };
  return app.prisma.sellerEvent.create({ data: { userId, type, subject, data } });
}

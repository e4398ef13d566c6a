import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { deliverWebhooks } from '../jobs/deliver-webhooks.job.ts';
import { testEvent } from '../model/event-types.ts';
import type { DeliveryAccepted, DeliveryList, DeliveryQuery } from './delivery.dto.ts';
import { toDeliveryView } from './webhook.mapper.ts';

const testMessage = 'This is a test. Nothing happened to your designs.';

@Injectable()
export class DeliveriesService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly queue: JobQueue,
    private readonly config: AppConfig,
  ) {}

  /** @throws AppError not_found */
  async listDeliveries(userId: string, endpointId: string, query: DeliveryQuery): Promise<DeliveryList> {
    const { page, per_page, state } = query;
    await this.checkOwner(this.prisma, userId, endpointId);
    const where = { endpointId, ...(state && { state: { in: state } }) };
    const [total, rows] = await Promise.all([
      this.prisma.webhookDelivery.count({ where }),
      this.prisma.webhookDelivery.findMany({
        where,
        include: { event: true },
        orderBy: { number: 'desc' },
        skip: (page - 1) * per_page,
        take: per_page,
      }),
    ]);
    return { deliveries: rows.map((row) => toDeliveryView(row, this.config.publicUrl)), total, page, per_page };
  }

  /** With the same id, from its first try on. @throws AppError not_found */
  redeliver(userId: string, endpointId: string, id: string): Promise<DeliveryAccepted> {
    return this.prisma.$transaction(async (tx) => {
      const { count } = await tx.webhookDelivery.updateMany({
        where: { id, endpointId, endpoint: { userId } },
        data: { state: 'waiting', tries: 0, triedSince: null, nextAt: new Date() },
      });
      if (count === 0) throw new AppError('not_found');
      await tx.webhookEndpoint.updateMany({ where: { id: endpointId }, data: { retryAt: null } });
      await this.queue.enqueue(tx, deliverWebhooks, { endpointId });
      return { id };
    });
  }

  /** One try, also to a webhook that is switched off. @throws AppError not_found */
  async sendTest(userId: string, endpointId: string): Promise<DeliveryAccepted> {
    await this.checkOwner(this.prisma, userId, endpointId);
    const data = { userId, type: testEvent, data: { message: testMessage } };
    const event = await this.prisma.$transaction((tx) => tx.sellerEvent.create({ data }));
    return this.prisma.$transaction(async (tx) => {
      // Its number came with its commit.
      const { id: eventId, number } = await tx.sellerEvent.findUniqueOrThrow({ where: { id: event.id } });
      const { id } = await tx.webhookDelivery.create({ data: { endpointId, eventId, number: number ?? 0n } });
      await this.queue.enqueue(tx, deliverWebhooks, { endpointId });
      return { id };
    });
  }

  private async checkOwner(tx: Tx, userId: string, id: string): Promise<void> {
    if ((await tx.webhookEndpoint.count({ where: { id, userId } })) === 0) throw new AppError('not_found');
  }
}

import { Injectable } from '@nestjs/common';
import { Prisma, PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { withAttempt } from '../model/attempt.ts';
import { testEvent } from '../model/event-types.ts';
import { endpointPause, pauseAfter } from '../model/retry-plan.ts';
import type { Answer } from '../sending/webhook-sender.ts';
import { SwitchOff } from './switch-off.ts';

export type DueDelivery = Prisma.WebhookDeliveryGetPayload<{ include: { event: true } }>;

/** At once, to an endpoint that answers; one that fails is tried with one. */
const mostAtOnce = 4;

/** What waits, and what became of it. */
@Injectable()
export class DeliveryStore {
  constructor(
    private readonly prisma: PrismaService,
    private readonly switchOff: SwitchOff,
  ) {}

  /** The first of each subject, where its time has come: what is behind it waits until it has ended. */
  async findDue(endpointId: string): Promise<DueDelivery[]> {
    const due = await this.prisma.$queryRaw<{ id: string }[]>(Prisma.sql`
      WITH endpoint AS (SELECT * FROM webhook_endpoints WHERE id = ${endpointId}::uuid)
      SELECT head.id FROM endpoint, LATERAL (${headsOf(Prisma.sql`endpoint.id`)}) AS head
        JOIN events AS event ON event.id = head.event_id
       WHERE head.next_at <= now()
         AND (endpoint.retry_at IS NULL OR endpoint.retry_at <= now() OR event.type = ${testEvent})
       ORDER BY head.number
       LIMIT (SELECT CASE WHEN failing_since IS NULL THEN ${mostAtOnce}::int ELSE 1 END FROM endpoint)`);
    return this.prisma.webhookDelivery.findMany({
      where: { id: { in: due.map(({ id }) => id) } },
      include: { event: true },
      orderBy: { number: 'asc' },
    });
  }

  /** Endpoints with something to send now. */
  async findDueEndpoints(): Promise<string[]> {
    const rows = await this.prisma.$queryRaw<{ id: string }[]>(Prisma.sql`
      SELECT DISTINCT endpoint.id FROM webhook_deliveries AS delivery
        JOIN webhook_endpoints AS endpoint ON endpoint.id = delivery.endpoint_id
       WHERE delivery.state = 'waiting' AND delivery.next_at <= now()
         AND (endpoint.retry_at IS NULL OR endpoint.retry_at <= now())
         AND NOT EXISTS (
           SELECT 1 FROM webhook_deliveries AS earlier
            WHERE earlier.endpoint_id = delivery.endpoint_id AND earlier.state = 'waiting'
              AND earlier.subject = delivery.subject AND earlier.number < delivery.number)`);
    return rows.map(({ id }) => id);
  }

  /** Seconds until there is something to send; null where nothing waits. */
  async secondsToNext(endpointId: string): Promise<number | null> {
    const [row] = await this.prisma.$queryRaw<{ seconds: number | null }[]>(Prisma.sql`
      SELECT extract(epoch FROM greatest(min(head.next_at), min(endpoint.retry_at)) - now())::float AS seconds
        FROM webhook_endpoints AS endpoint, LATERAL (${headsOf(Prisma.sql`endpoint.id`)}) AS head
       WHERE endpoint.id = ${endpointId}::uuid`);
    return row?.seconds ?? null;
  }

  async save(delivery: DueDelivery, answer: Answer): Promise<'delivered' | 'retried' | 'failed'> {
    const at = new Date();
    return this.prisma.$transaction((tx) =>
      answer.error === null ? this.saveSuccess(tx, delivery, answer, at) : this.saveFailure(tx, delivery, answer, at),
    );
  }

  private async saveSuccess(tx: Tx, delivery: DueDelivery, answer: Answer, at: Date): Promise<'delivered'> {
    await tx.webhookDelivery.updateMany({
      where: { id: delivery.id },
      data: { ...triedColumns(delivery, answer, at), state: 'delivered' },
    });
    await tx.webhookEndpoint.updateMany({
      where: { id: delivery.endpointId, OR: [{ failingSince: { not: null } }, { retryAt: { not: null } }] },
      data: { failingSince: null, retryAt: null },
    });
    return 'delivered';
  }

  private async saveFailure(tx: Tx, delivery: DueDelivery, answer: Answer, at: Date): Promise<'retried' | 'failed'> {
    const isTest = delivery.event.type === testEvent;
    const columns = triedColumns(delivery, answer, at);
    const pause = isTest || answer.status === 410 ? null : pauseAfter(columns.tries, answer.retryAfterMs);
    const next = pause === null ? { state: 'failed' as const } : { nextAt: new Date(at.getTime() + pause) };
    await tx.webhookDelivery.updateMany({ where: { id: delivery.id }, data: { ...columns, ...next } });
    if (!isTest) await this.saveEndpoint(tx, delivery, answer, { at, triedSince: columns.triedSince, pause });
    return pause === null ? 'failed' : 'retried';
  }

  /** It is switched off where a delivery was tried for three days, and no other one came through meanwhile. */
  private async saveEndpoint(
    tx: Tx,
    { endpointId: id }: DueDelivery,
    { status, retryAfterMs }: Answer,
    { at, triedSince, pause }: { at: Date; triedSince: Date; pause: number | null },
  ): Promise<void> {
    if (status === 410) return this.switchOff.switchOff(tx, id, 'gone');
    await tx.webhookEndpoint.updateMany({ where: { id, failingSince: null }, data: { failingSince: at } });
    const { failingSince } = (await tx.webhookEndpoint.findUnique({ where: { id } })) ?? {};
    if (!failingSince) return;
    if (pause === null && failingSince <= triedSince) return this.switchOff.switchOff(tx, id, 'failing');
    const wait = endpointPause(at.getTime() - failingSince.getTime(), retryAfterMs);
    await tx.webhookEndpoint.updateMany({ where: { id }, data: { retryAt: new Date(at.getTime() + wait) } });
  }
}

function headsOf(endpointId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT DISTINCT ON (coalesce(subject, id)) id, event_id, number, next_at FROM webhook_deliveries
     WHERE endpoint_id = ${endpointId} AND state = 'waiting'
     ORDER BY coalesce(subject, id), number`;
}

function triedColumns(delivery: DueDelivery, { status, ms, error, body }: Answer, at: Date) {
  return {
    tries: delivery.tries + 1,
    triedSince: delivery.triedSince ?? at,
    attempts: withAttempt(delivery, { at: at.toISOString(), status, ms, error }),
    answer: body,
  };
}

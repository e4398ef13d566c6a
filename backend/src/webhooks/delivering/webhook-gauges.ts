import { Injectable } from '@nestjs/common';
import { DatabaseGauges } from '../../platform/metrics/database-gauges.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';
import { Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';

interface Counts {
  waiting: number;
  retrying: number;
  oldest: number;
}

@Injectable()
export class WebhookGauges {
  constructor(
    database: DatabaseGauges,
    private readonly metrics: Metrics,
    private readonly prisma: PrismaService,
  ) {
    database.add({ gauges: [metrics.webhookDeliveries, metrics.webhookOldest], read: () => this.read() });
  }

  private async read(): Promise<void> {
    const [counts] = await this.prisma.$queryRaw<Counts[]>(Prisma.sql`
      SELECT count(*) FILTER (WHERE tries = 0)::int AS waiting, count(*) FILTER (WHERE tries > 0)::int AS retrying,
             coalesce(extract(epoch FROM now() - min(delivery.created_at)
               FILTER (WHERE tries = 0 AND failing_since IS NULL)), 0)::float AS oldest
        FROM webhook_deliveries AS delivery JOIN webhook_endpoints AS endpoint ON endpoint.id = endpoint_id
       WHERE state = 'waiting'`);
    if (!counts) return;
    const { oldest, ...byState } = counts;
    for (const [state, count] of Object.entries(byState)) this.metrics.webhookDeliveries.set({ state }, count);
    this.metrics.webhookOldest.set(oldest);
  }
}

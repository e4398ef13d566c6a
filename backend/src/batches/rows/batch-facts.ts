import { Injectable } from '@nestjs/common';
import { CreditsService } from '../../credits/index.ts';
import type { DesignEngine } from '../../generations/model/status/states.ts';
import type { Batch } from '../../platform/prisma/client/client.ts';
import { Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';
import { parseDefaults, publishingOf } from '../model/batch.ts';
import { paceOf } from '../model/pace.ts';
import { BatchCredits } from './batch-credits.ts';
import { BatchRows, type StateCounts } from './batch-rows.ts';

/** What is known of a batch beside its row. */
export interface BatchFacts {
  counts: StateCounts;
  /** Credits that are to be charged yet. */
  needed: number;
  spent: number;
  available: number;
  /** Designs a minute. */
  perMinute: number;
}

export interface PrintifyQuota {
  productsToday: number;
  closedUntil: Date | null;
}

/** Where nothing was measured lately: four at once, at 20 s (the specification's time) or 3 s each. */
const usualPace: Record<DesignEngine, number> = { ai: 12, press: 80 };
/** Longer than the slowest engine needs for one design: after that nothing was being drawn. */
const longestGapSeconds = 40;
/** Fewer designs say little of the pace. */
const fewest = 5;

@Injectable()
export class BatchFactsReader {
  constructor(
    private readonly prisma: PrismaService,
    private readonly rows: BatchRows,
    private readonly credits: CreditsService,
    private readonly costs: BatchCredits,
  ) {}

  /** By batch. */
  async read(userId: string, batches: readonly Batch[]): Promise<Map<string, BatchFacts>> {
    const ids = batches.map(({ id }) => id);
    const [counts, toCome, spent, available, paces] = await Promise.all([
      this.rows.countByState(ids),
      this.costs.toCome(userId, ids),
      this.costs.spent(ids),
      this.credits.balance(userId),
      this.measurePaces(),
    ]);
    return new Map(
      batches.map((batch) => [
        batch.id,
        {
          counts: counts.get(batch.id) ?? {},
          needed: toCome.get(batch.id)?.credits ?? 0,
          spent: spent.get(batch.id) ?? 0,
          available,
          perMinute: paceOf(
            paces[parseDefaults(batch).engine],
            publishingOf(batch),
            toCome.get(batch.id)?.productsEach ?? 1,
          ),
        },
      ]),
    );
  }

  /** Of first products and further ones. */
  async readQuota(userId: string): Promise<PrintifyQuota> {
    const midnight = new Date(new Date().setUTCHours(0, 0, 0, 0));
    const closed = { waitingReason: 'daily_limit', waitingUntil: { gt: new Date() } } as const;
    const last = { _max: { waitingUntil: true } } as const;
    const [first, further, firstClosed, furtherClosed] = await Promise.all([
      this.prisma.generationStep.count({
        where: { name: 'create_product', finishedAt: { gte: midnight }, generation: { userId } },
      }),
      this.prisma.designProduct.count({ where: { userId, connectionId: null, productMadeAt: { gte: midnight } } }),
      this.prisma.generation.aggregate({ where: { userId, ...closed }, ...last }),
      this.prisma.designProduct.aggregate({ where: { userId, connectionId: null, ...closed }, ...last }),
    ]);
    const [until = null] = [firstClosed, furtherClosed]
      .flatMap(({ _max }) => _max.waitingUntil ?? [])
      .sort((one, other) => +other - +one);
    return { productsToday: first + further, closedUntil: until };
  }

  /** Of all sellers' batches, in the last ten minutes. A time in which nothing came to its end is no drawing time. */
  private async measurePaces(): Promise<Record<DesignEngine, number>> {
    const rows = await this.prisma.$queryRaw<{ engine: DesignEngine; made: number; minutes: number }[]>(Prisma.sql`
      SELECT engine, count(*)::int AS made, (sum(least(gap, ${longestGapSeconds})) / 60)::float AS minutes
        FROM (
          SELECT engine, extract(epoch FROM finished_at - lag(finished_at) OVER (PARTITION BY engine ORDER BY finished_at)) AS gap
            FROM generations
           WHERE batch_id IS NOT NULL AND status = 'finalized' AND updated_at > now() - interval '10 minutes'
             AND finished_at > now() - interval '10 minutes') AS ended
       GROUP BY engine`);
    const paces = { ...usualPace };
    for (const { engine, made, minutes } of rows) {
      if (made >= fewest && minutes > 0) paces[engine] = Math.round((10 * (made - 1)) / minutes) / 10;
    }
    return paces;
  }
}

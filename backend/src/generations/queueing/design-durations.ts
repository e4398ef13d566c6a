import { Injectable } from '@nestjs/common';
import { Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';
import { DAY_MS, MINUTE_MS } from '../../platform/time.ts';
import type { DesignEngine } from '../model/status/states.ts';

/** Seconds from the request to the end; null where too few have ended of late. */
export type ExpectedSeconds = Record<DesignEngine, number | null>;

const measuredMs = DAY_MS;
const rereadMs = 5 * MINUTE_MS;
/** Fewer say more of themselves than of the next one. */
const fewest = 5;
const most = 1000;

/** How long designs took in the last day, one each. What waited for a person or for the turn of its batch is not counted. */
@Injectable()
export class DesignDurations {
  private last: { until: number; value: Promise<ExpectedSeconds> } | null = null;

  constructor(private readonly prisma: PrismaService) {}

  expected(): Promise<ExpectedSeconds> {
    const now = Date.now();
    if (!this.last || this.last.until < now) {
      const value = this.read(now);
      this.last = { until: now + rereadMs, value };
      value.catch(() => (this.last = null));
    }
    return this.last.value;
  }

  private async read(now: number): Promise<ExpectedSeconds> {
    const since = new Date(now - measuredMs);
    const rows = await this.prisma.$queryRaw<{ engine: DesignEngine; seconds: number; count: number }[]>(Prisma.sql`
      SELECT engine::text AS engine, count(*)::int AS count,
             percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM finished_at - created_at)) AS seconds
        FROM (SELECT engine, created_at, finished_at
                FROM generations
               WHERE status = 'finalized' AND updated_at > ${since} AND finished_at > ${since}
                 AND review IS NULL AND batch_id IS NULL
               ORDER BY updated_at DESC
               LIMIT ${most}) AS ended
       GROUP BY engine`);
    const measured = rows.filter(({ count }) => count >= fewest);
    const secondsOf = (engine: DesignEngine) => {
      const row = measured.find((one) => one.engine === engine);
      return row ? Math.max(1, Math.round(row.seconds)) : null;
    };
    return { ai: secondsOf('ai'), press: secondsOf('press') };
  }
}

import { Injectable } from '@nestjs/common';
import { Prisma, PrismaService } from '../../../platform/prisma/prisma.service.ts';
import { DAY_MS } from '../../../platform/time.ts';
import type { AdminCharts, ChartDay, ChartTotals, FailureCount } from './charts.dto.ts';

/** Figures of the whole product by day, in UTC. */
@Injectable()
export class ChartsService {
  constructor(private readonly prisma: PrismaService) {}

  /** @param span days, today included */
  async getCharts(span: number): Promise<AdminCharts> {
    const now = Date.now();
    const daysAgo = (days: number) => dateOf(now - days * DAY_MS);
    const [before, from, to] = [daysAgo(2 * span - 1), daysAgo(span - 1), daysAgo(0)];
    const [days, failures] = await Promise.all([this.countByDay(before, to), this.countFailures(from)]);
    return { from, to, days: days.slice(span), previous: sumUp(days.slice(0, span)), failures };
  }

  /**
   * Designs are counted by their charges: the ledger outlives the accounts, whose designs are deleted with them. Each
   * entry counts on its own day, so that past days never change.
   */
  private countByDay(from: string, to: string): Promise<ChartDay[]> {
    return this.prisma.$queryRaw<ChartDay[]>(Prisma.sql`
      SELECT to_char(day, 'YYYY-MM-DD') AS date,
             coalesce(sign_ups, 0)::int AS sign_ups, coalesce(designs, 0)::int AS designs,
             coalesce(sold, 0)::int AS credits_sold, coalesce(spent, 0)::int AS credits_spent,
             round(coalesce(micros, 0) / 10000.0)::int AS model_costs, coalesce(paid, 0)::int AS revenue
        FROM generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') AS day
        LEFT JOIN (
             SELECT date_trunc('day', created_at AT TIME ZONE 'UTC') AS day, count(*) AS sign_ups
               FROM users WHERE created_at >= ${from}::timestamp AT TIME ZONE 'UTC' GROUP BY 1) AS people USING (day)
        LEFT JOIN (
             SELECT date_trunc('day', created_at AT TIME ZONE 'UTC') AS day,
                    count(*) FILTER (WHERE cause = 'generation') AS designs,
                    sum(delta) FILTER (WHERE cause IN ('subscription', 'addon', 'refund', 'dispute', 'reinstate')) AS sold,
                    -sum(delta) FILTER (WHERE cause IN ('generation', 'give_back')) AS spent
               FROM ledger_entries WHERE created_at >= ${from}::timestamp AT TIME ZONE 'UTC' GROUP BY 1) AS ledger USING (day)
        LEFT JOIN (
             SELECT date_trunc('day', billed_at AT TIME ZONE 'UTC') AS day, sum(cost_micros) AS micros
               FROM generation_images WHERE billed_at >= ${from}::timestamp AT TIME ZONE 'UTC' GROUP BY 1) AS costs USING (day)
        LEFT JOIN (
             SELECT date_trunc('day', paid_at AT TIME ZONE 'UTC') AS day, sum(amount) AS paid
               FROM payments WHERE paid_at >= ${from}::timestamp AT TIME ZONE 'UTC' GROUP BY 1) AS payments USING (day)
       ORDER BY day`);
  }

  /** Publishing fails at Printify, whatever happened to the design before. */
  private countFailures(from: string): Promise<FailureCount[]> {
    return this.prisma.$queryRaw<FailureCount[]>(Prisma.sql`
      SELECT CASE kind WHEN 'failed' THEN coalesce(detail ->> 'step', 'waiting') ELSE 'publish' END AS step,
             CASE kind WHEN 'failed' THEN coalesce(detail ->> 'provider', 'ourselves') ELSE 'printify' END AS provider,
             count(*)::int AS count
        FROM generation_events
       WHERE kind IN ('failed', 'publish_failed') AND at >= ${from}::timestamp AT TIME ZONE 'UTC'
       GROUP BY 1, 2
       ORDER BY 3 DESC, 1, 2`);
  }
}

function sumUp(days: ChartDay[]): ChartTotals {
  const sum = (name: keyof ChartTotals) => days.reduce((total, day) => total + day[name], 0);
  return {
    sign_ups: sum('sign_ups'),
    designs: sum('designs'),
    credits_sold: sum('credits_sold'),
    credits_spent: sum('credits_spent'),
    model_costs: sum('model_costs'),
    revenue: sum('revenue'),
  };
}

function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

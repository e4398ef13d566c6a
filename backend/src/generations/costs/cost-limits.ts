import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { DAY_MS, MINUTE_MS } from '../../platform/time.ts';
import { CostLimitReached } from '../model/cost-limit-reached.ts';

/** An administrator may raise the limit meanwhile. */
const longestPauseMs = 30 * MINUTE_MS;

/** What models may cost us in a day (UTC), in all and for one seller, as administrators have set it. */
@Injectable()
export class CostLimits {
  constructor(private readonly prisma: PrismaService) {}

  /** @throws CostLimitReached */
  async check(userId: string, now = Date.now()): Promise<void> {
    const limits = await this.prisma.appSettings.findUniqueOrThrow({ where: { id: 1 } });
    const midnight = Math.floor(now / DAY_MS) * DAY_MS;
    const pauseMs = Math.min(midnight + DAY_MS - now, longestPauseMs);
    if (isReached(limits.dailyCostLimit, await this.spent(limits.dailyCostLimit, midnight)))
      throw new CostLimitReached(pauseMs);
    if (isReached(limits.sellerDailyCostLimit, await this.spent(limits.sellerDailyCostLimit, midnight, userId)))
      throw new CostLimitReached(pauseMs);
  }

  /** Millionths of a dollar since then. Pictures without a known price count as nothing. */
  private async spent(limit: number, since: number, userId?: string): Promise<number> {
    if (limit === 0) return 0;
    const ofSeller = userId ? await this.designsOf(userId, since) : undefined;
    const { _sum } = await this.prisma.generationImage.aggregate({
      where: { billedAt: { gte: new Date(since) }, ...(ofSeller && { generationId: { in: ofSeller } }) },
      _sum: { costMicros: true },
    });
    return _sum.costMicros ?? 0;
  }

  /** And sheets of sketches, that have changed since then: one that was drawn has. Briefs are booked under the seller. */
  private async designsOf(userId: string, since: number): Promise<string[]> {
    const from = { gte: new Date(since) };
    const rows = await this.prisma.generation.findMany({ where: { userId, updatedAt: from }, select: { id: true } });
    const sketches = await this.prisma.generationSketch.findMany({
      where: { userId, createdAt: from },
      select: { sheetId: true },
      distinct: ['sheetId'],
    });
    return [userId, ...rows.map(({ id }) => id), ...sketches.map(({ sheetId }) => sheetId)];
  }
}

/** @param limit whole dollars; 0: none */
function isReached(limit: number, spentMicros: number): boolean {
  return limit > 0 && spentMicros >= limit * 1_000_000;
}

import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';
import type { EmptyPayload } from '../../platform/queue/job-definition.ts';
import { type HandlesJob, type JobContext, JobHandler } from '../../platform/queue/job-handler.ts';
import { scoreListings } from '../jobs/score-listings.job.ts';
import { parseListing } from '../model/row.ts';
import { ListingChecks } from './listing-checks.ts';

const batch = 200;

@Injectable()
@JobHandler(scoreListings)
export class ScoreListingsHandler implements HandlesJob<EmptyPayload> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly checks: ListingChecks,
    private readonly log: PinoLogger,
  ) {}

  async handle(_: EmptyPayload, { signal }: JobContext): Promise<void> {
    let scored = 0;
    let last: string | undefined;
    do {
      const ids = await this.scoreBatch(last);
      scored += ids.length;
      last = ids.at(-1);
    } while (last && !signal.aborted);
    if (scored > 0) this.log.info({ scored }, 'scored listings that had no score');
  }

  private async scoreBatch(after?: string): Promise<string[]> {
    const rows = await this.prisma.generation.findMany({
      where: { listingScore: null, listing: { not: Prisma.DbNull }, ...(after && { id: { gt: after } }) },
      orderBy: { id: 'asc' },
      take: batch,
      select: { id: true, userId: true, idea: true, engine: true, listing: true, listingVersion: true },
    });
    const ids: string[] = [];
    const versions: number[] = [];
    const scores: number[] = [];
    for (const row of rows) {
      const listing = parseListing(row);
      if (!listing) continue;
      const { score } = await this.checks.check(row, listing);
      ids.push(row.id);
      versions.push(row.listingVersion);
      scores.push(score.points);
    }
    // As SQL: nothing that a seller sees has changed, so the time of the last change stays.
    await this.prisma.$executeRaw(Prisma.sql`
      UPDATE generations SET listing_score = scored.points
        FROM unnest(${ids}::uuid[], ${versions}::int[], ${scores}::int[]) AS scored (id, version, points)
       WHERE generations.id = scored.id AND listing_version = scored.version AND listing_score IS NULL`);
    return rows.map(({ id }) => id);
  }
}

import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';
import type { EmptyPayload } from '../../platform/queue/job-definition.ts';
import { type HandlesJob, type JobContext, JobHandler } from '../../platform/queue/job-handler.ts';
import { FileStore } from '../../platform/storage/storage.ts';
import { purgeTrash } from '../jobs/upkeep/purge-trash.job.ts';
import { fileFolder } from '../model/generation-names.ts';
import { trashedSince } from '../model/lists/trash.ts';

const batch = 100;

/** The ledger's entries of a purged design stay: they name its id and need no row. */
@Injectable()
@JobHandler(purgeTrash)
export class PurgeTrashHandler implements HandlesJob<EmptyPayload> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly files: FileStore,
    private readonly log: PinoLogger,
  ) {}

  async handle(_: EmptyPayload, { signal }: JobContext): Promise<void> {
    await this.prisma.generationArchive.deleteMany({ where: { expiresAt: { lt: new Date() } } });
    let purged = 0;
    let found: number;
    do {
      found = await this.purgeBatch();
      purged += found;
    } while (found === batch && !signal.aborted);
    if (purged > 0) this.log.info({ purged }, 'removed designs from the trash');
  }

  /** A design in review holds a credit: it is discarded and refunded first, by its own job. */
  private async purgeBatch(): Promise<number> {
    const expired: Prisma.GenerationWhereInput = { deletedAt: { lte: trashedSince() }, status: { not: 'preview' } };
    const rows = await this.prisma.generation.findMany({
      where: expired,
      orderBy: { deletedAt: 'asc' },
      take: batch,
      select: { id: true, userId: true },
    });
    // Files first: after a crash the row still says where they are.
    for (const row of rows) await this.files.removeFolder(fileFolder(row));
    const userIds = [...new Set(rows.map(({ userId }) => userId))];
    await this.prisma.$transaction([
      this.prisma.generation.deleteMany({ where: { ...expired, id: { in: rows.map(({ id }) => id) } } }),
      this.prisma.generationFeed.updateMany({
        where: { userId: { in: userIds } },
        data: { version: { increment: 1 } },
      }),
      this.prisma.$executeRaw(tellOfDeleted(rows)),
    ]);
    return rows.length;
  }
}

/** As the trigger does of every other change. */
function tellOfDeleted(rows: { id: string; userId: string }[]): Prisma.Sql {
  const messages = rows.map(({ id: generationId, userId }) => JSON.stringify({ userId, generationId }));
  return Prisma.sql`SELECT pg_notify('generation_changed', message) FROM unnest(${messages}::text[]) AS message`;
}

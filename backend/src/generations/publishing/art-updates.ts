import { Injectable } from '@nestjs/common';
import type { Generation } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { recordHistory } from '../history/history.ts';
import { publishDesign } from '../jobs/publish-design.job.ts';
import { syncArt } from '../jobs/sync-art.job.ts';
import { publishAtOnce } from '../model/status/publish-choice.ts';
import { notWaiting } from '../model/status/wait.ts';

/** Products that are to show what their designs show. */
@Injectable()
export class ArtUpdates {
  constructor(
    private readonly prisma: PrismaService,
    private readonly queue: JobQueue,
  ) {}

  /** Nothing to do where the product shows it, or is on its way to. */
  begin(id: string): Promise<void> {
    return this.prisma.$transaction(async (tx) => {
      const { artVersion, artSync, artTarget, productVersion } = await tx.generation.findUniqueOrThrow({
        where: { id },
      });
      const isUnderWay = artSync === 'syncing' && artTarget === artVersion;
      if (isUnderWay || (artSync !== 'syncing' && productVersion === artVersion)) return;
      const { count } = await tx.generation.updateMany({
        where: { id, artVersion, artSync, artTarget },
        data: { artSync: 'syncing', artTarget: artVersion, artSyncError: null, artSyncSince: new Date() },
      });
      if (count > 0) await this.queue.enqueue(tx, syncArt, { generationId: id, attempt: 0, begun: null });
    });
  }

  /** Has a product go to the shop as soon as it shows what its design shows: `publish-design` updates it first. */
  publishUpdated({ id, publishStatus }: Generation): Promise<void> {
    return this.prisma.$transaction(async (tx) => {
      const { count } = await tx.generation.updateMany({
        where: { id, publishStatus, status: 'finalized', deletedAt: null },
        data: { publishStatus: 'draft', publishError: null, ...publishAtOnce, ...notWaiting },
      });
      // Another request has begun it meanwhile.
      if (count === 0) return;
      await recordHistory(tx, id, { kind: 'retried', detail: { what: 'publish' } });
      await this.queue.enqueue(tx, publishDesign, { generationId: id });
    });
  }
}

/** Whether its product has the art of an earlier version. */
export function isProductOutdated({ artVersion, productVersion }: Generation): boolean {
  return artVersion !== productVersion;
}

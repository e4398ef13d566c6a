import { Injectable } from '@nestjs/common';
import type { Generation } from '../../platform/prisma/client/client.ts';
import { type Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { recordHistory } from '../history/history.ts';
import { publishDesign } from '../jobs/publish-design.job.ts';
import { type SyncArt, syncArt } from '../jobs/sync-art.job.ts';
import type { StoredPrint } from '../model/products/prints.ts';
import { parsePrints } from '../model/row.ts';

/** A version that a product is to show. */
export interface ArtOrder {
  row: Generation;
  version: number;
  prints: StoredPrint[];
  productId: string;
  shopId: number;
}

/** How far the update of a product is. What became of an earlier target is not written over a later one. */
@Injectable()
export class ArtSyncStore {
  constructor(
    private readonly prisma: PrismaService,
    private readonly queue: JobQueue,
  ) {}

  /** Null while the product is being made again. */
  async findOrder(row: Generation): Promise<ArtOrder | null> {
    const { id: generationId, artTarget: version, status, productId, shopId } = row;
    if (status !== 'finalized' || !productId || shopId === null) return null;
    const where = { generationId_version: { generationId, version } };
    const prints = parsePrints(await this.prisma.generationVersion.findUniqueOrThrow({ where })) ?? [];
    return { row, version, prints, productId, shopId };
  }

  /** Also of the design where it shows them: a product that is made again is not sent them again. */
  async savePrints({ row: { id }, version }: ArtOrder, prints: Prisma.InputJsonArray | StoredPrint[]): Promise<void> {
    await this.prisma.$transaction([
      this.prisma.generation.updateMany({ where: { id, artVersion: version }, data: { prints } }),
      this.prisma.generationVersion.updateMany({ where: { generationId: id, version }, data: { prints } }),
    ]);
  }

  async finish({ row, version }: ArtOrder, mockupUrls: string[]): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      const [done] = await tx.generation.updateManyAndReturn({
        where: syncing(row),
        data: { ...ended, artSync: 'synced', productVersion: version, ...(mockupUrls.length > 0 && { mockupUrls }) },
      });
      if (!done) return;
      if (done.artVersion !== version)
        await tx.generation.update({ where: { id: row.id }, data: { artSync: 'pending' } });
      await recordHistory(tx, row.id, { kind: 'product_updated', detail: { version } });
      // It may have waited for this to go to the shop.
      if (done.publishStatus === 'draft') await this.queue.enqueue(tx, publishDesign, { generationId: row.id });
    });
  }

  /** @param gone the product was deleted at Printify */
  async fail(row: Generation, message: string, gone = false): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      const data = { ...ended, artSync: 'failed', artSyncError: message } as const;
      const { count } = await tx.generation.updateMany({ where: syncing(row), data });
      if (count > 0)
        await recordHistory(tx, row.id, { kind: 'product_update_failed', detail: { message, ...(gone && { gone }) } });
    });
  }

  async tryLater(row: Generation, job: SyncArt, message: string | null, startAfter: number): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      if (message !== row.artSyncError)
        await tx.generation.updateMany({ where: syncing(row), data: { artSyncError: message } });
      await this.queue.enqueue(tx, syncArt, job, { startAfter });
    });
  }
}

const ended = { artSyncError: null, artSyncSince: null } as const;

function syncing({ id, artTarget }: Generation) {
  return { id, artTarget, artSync: 'syncing' } as const;
}

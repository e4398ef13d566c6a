import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.ts';
import { AdvisoryLocks } from '../../platform/locks/advisory-locks.ts';
import type { Generation } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { isUniqueViolation } from '../../platform/prisma/prisma-errors.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { ConnectionsService, setupRequired } from '../../printify/index.ts';
import { recordHistory } from '../history/history.ts';
import { followDelay, followPublish } from '../jobs/follow-publish.job.ts';
import { generationLock } from '../model/generation-names.ts';
import { parsePrints } from '../model/row.ts';
import { DesignQueue } from '../queueing/design-queue.ts';
import { ArtUpdates, isProductOutdated } from './art-updates.ts';
import { type PublishResult, publishColumns, publishHistory } from './publish-result.ts';
import { Publisher } from './publisher.ts';

export interface RepublishOutcome {
  success: boolean;
  error: string | null;
}

@Injectable()
export class RepublishService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly queue: JobQueue,
    private readonly designs: DesignQueue,
    private readonly locks: AdvisoryLocks,
    private readonly publisher: Publisher,
    private readonly connections: ConnectionsService,
    private readonly updates: ArtUpdates,
  ) {}

  /** Takes a design that failed after it was drawn to its end, from the stored picture on. Finished ones stay as they are. */
  async republish(userId: string, generationId: string): Promise<RepublishOutcome> {
    const row = await this.find(userId, generationId);
    if (row.status === 'finalized') return this.republishFinished(row);
    if (row.status !== 'error') throw new AppError('not_ready');
    if (!row.imageKey) throw new AppError('nothing_to_publish');
    if (row.errorCode !== null && row.errorCode in givenUp)
      throw new AppError('nothing_to_publish', givenUp[row.errorCode]);
    await this.connections.requireConnection(userId);
    await this.reopen(row);
    return { success: true, error: null };
  }

  /** Makes a product again that was deleted at Printify. Answers when it is in the shop, or when that takes long. */
  async retryPublish(userId: string, generationId: string): Promise<{ publishStatus: PublishResult['status'] }> {
    const row = await this.find(userId, generationId);
    if (row.status !== 'finalized' || !row.productId || row.shopId === null) throw new AppError('not_ready');
    if (
      row.publishStatus === 'published' &&
      !(await this.publisher.isGone({ userId, productId: row.productId, shopId: row.shopId }))
    )
      return { publishStatus: 'published' };
    if (!(await this.connections.findConnection(userId, row.shopId))) throw setupRequired();
    if (row.publishStatus !== 'published' && isProductOutdated(row)) {
      await this.updates.publishUpdated(row);
      return { publishStatus: 'publishing' };
    }
    const { status, gone } = await this.publishNow(row, row.productId, row.shopId);
    if (!gone) return { publishStatus: status };
    await this.remake(row);
    return { publishStatus: 'publishing' };
  }

  private async republishFinished(row: Generation): Promise<RepublishOutcome> {
    const { publishStatus } = await this.retryPublish(row.userId, row.id);
    if (publishStatus !== 'failed') return { success: true, error: null };
    const after = await this.prisma.generation.findUniqueOrThrow({ where: { id: row.id } });
    return { success: false, error: after.publishError };
  }

  private async publishNow(
    row: Generation,
    productId: string,
    shopId: number,
  ): Promise<Pick<PublishResult, 'status' | 'gone'>> {
    // Whoever else holds the lock is publishing already.
    let outcome: Pick<PublishResult, 'status' | 'gone'> = { status: 'publishing' };
    await this.locks.withLock(generationLock(row.id), async (signal) => {
      const order = { userId: row.userId, productId, shopId, waiting: row };
      const result = await this.publisher.publishProduct(order, true, signal);
      await this.save(row.id, result);
      outcome = result;
    });
    return outcome;
  }

  /**
   * For a product that was deleted at Printify: it is made again, free of charge. The old product id stays until there
   * is another, so that a design that had a product is never refunded.
   */
  async remake(row: Generation): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      const { count } = await tx.generation.updateMany({
        where: { id: row.id, status: 'finalized', publishStatus: 'failed', deletedAt: null },
        data: {
          ...{ status: 'uploading', publishStatus: 'draft', publishError: null, finishedAt: null },
          ...withoutUploads(row),
        },
      });
      // Another request has begun it meanwhile.
      if (count === 0) return;
      const names = ['upload', 'create_product', 'publish'];
      await tx.generationStep.deleteMany({ where: { generationId: row.id, name: { in: names } } });
      await recordHistory(tx, row.id, { kind: 'retried', detail: { what: 'product' } });
      await this.designs.enqueue(tx, row);
    });
  }

  private async save(id: string, result: PublishResult): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      const columns = publishColumns(result);
      await tx.generation.update({ where: { id }, data: columns });
      await recordHistory(tx, id, { kind: 'retried', detail: { what: 'publish' } }, ...publishHistory(result));
      if (result.status === 'publishing')
        await this.queue.enqueue(tx, followPublish, { generationId: id }, { startAfter: followDelay(columns) });
    });
  }

  /** The upload may belong to another account by now, so it is made again: the same bytes are the same upload. */
  private async reopen(row: Generation): Promise<void> {
    try {
      await this.prisma.$transaction(async (tx) => {
        const { count } = await tx.generation.updateMany({
          where: { id: row.id, status: 'error', deletedAt: null },
          data: {
            ...{ status: 'uploading', errorCode: null, errorMessage: null, finishedAt: null },
            ...withoutUploads(row),
          },
        });
        if (count === 0) throw new AppError('not_ready');
        await tx.generationStep.deleteMany({ where: { generationId: row.id, name: 'upload' } });
        await recordHistory(tx, row.id, { kind: 'retried', detail: { what: 'republish' } });
        await this.designs.enqueue(tx, row);
      });
    } catch (error) {
      if (isUniqueViolation(error)) {
        throw new AppError('already_published', 'You’ve made this design again since then. See it in your library.');
      }
      throw error;
    }
  }

  private async find(userId: string, id: string): Promise<Generation> {
    const row = await this.prisma.generation.findFirst({ where: { id, userId, deletedAt: null } });
    if (!row) throw new AppError('not_found');
    return row;
  }
}

/** By the error code of a design that its seller gave up. */
const givenUp: Record<string, string> = {
  discarded: 'You discarded this design and its credit was refunded. Generate it again to get a new drawing.',
  canceled: 'You canceled this design and its credit was refunded. Generate it again to get a new drawing.',
};

function withoutUploads(row: Generation) {
  const prints = parsePrints(row);
  return prints ? { prints: prints.map(({ uploadId: _upload, shopId: _shop, ...print }) => print) } : {};
}

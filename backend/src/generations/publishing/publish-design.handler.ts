import { Injectable } from '@nestjs/common';
import { AdvisoryLocks } from '../../platform/locks/advisory-locks.ts';
import type { Generation } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { type HandlesJob, type JobContext, JobHandler } from '../../platform/queue/job-handler.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { recordHistory } from '../history/history.ts';
import { followDelay, followPublish } from '../jobs/follow-publish.job.ts';
import { publishDesign } from '../jobs/publish-design.job.ts';
import { type GenerationRef, generationLock } from '../model/generation-names.ts';
import { isDue } from '../model/status/publish-choice.ts';
import { notWaiting } from '../model/status/wait.ts';
import { ArtUpdates, isProductOutdated } from './art-updates.ts';
import { type PublishResult, publishColumns, publishHistory } from './publish-result.ts';
import { Publisher, type PublishOrder } from './publisher.ts';
import { RepublishService } from './republish.service.ts';

@Injectable()
@JobHandler(publishDesign)
export class PublishDesignHandler implements HandlesJob<GenerationRef> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly locks: AdvisoryLocks,
    private readonly queue: JobQueue,
    private readonly publisher: Publisher,
    private readonly republishing: RepublishService,
    private readonly updates: ArtUpdates,
  ) {}

  /** Where somebody else has the lock, or it dies, `publish-due` finds the design again. Its seller may hold it back. */
  async handle({ generationId }: GenerationRef, { signal }: JobContext): Promise<void> {
    await this.locks.withLock(generationLock(generationId), async (lockSignal) => {
      const row = await this.prisma.generation.findFirst({
        where: { id: generationId, status: 'finalized', publishStatus: 'draft', deletedAt: null, ...isDue() },
      });
      if (row) await this.publish(row, AbortSignal.any([signal, lockSignal]));
    });
  }

  private async publish(row: Generation, signal: AbortSignal): Promise<void> {
    const { id, userId, productId, shopId } = row;
    if (!productId || shopId === null) return;
    const order = { userId, productId, shopId, waiting: notWaiting };
    if (isProductOutdated(row) && (await this.updateFirst(order, id, signal))) return;
    // An earlier try may have sent it and died.
    const result = await this.publisher.publishProduct(order, true, signal);
    await this.save(id, result);
    if (result.gone) await this.republishing.remake(row);
  }

  /** It was edited since its product was made: the shop gets what its seller sees. False where the product is gone. */
  private async updateFirst(order: PublishOrder, id: string, signal: AbortSignal): Promise<boolean> {
    const { gone } = await this.publisher.checkPublishing(order, signal);
    if (!gone) await this.updates.begin(id);
    return !gone;
  }

  private async save(id: string, result: PublishResult): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      const columns = publishColumns(result);
      const { count } = await tx.generation.updateMany({ where: { id, publishStatus: 'draft' }, data: columns });
      if (count === 0) return;
      await recordHistory(tx, id, ...publishHistory(result));
      if (result.status === 'publishing')
        await this.queue.enqueue(tx, followPublish, { generationId: id }, { startAfter: followDelay(columns) });
    });
  }
}

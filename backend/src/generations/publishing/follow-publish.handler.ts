import { Injectable } from '@nestjs/common';
import { AdvisoryLocks } from '../../platform/locks/advisory-locks.ts';
import type { Generation } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { type HandlesJob, type JobContext, JobHandler } from '../../platform/queue/job-handler.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { MINUTE_MS } from '../../platform/time.ts';
import { recordHistory } from '../history/history.ts';
import { followDelay, followPublish, publishCheckDelay } from '../jobs/follow-publish.job.ts';
import { type GenerationRef, generationLock } from '../model/generation-names.ts';
import { ArtUpdates, isProductOutdated } from './art-updates.ts';
import { type PublishResult, publishColumns, publishFailed, publishHistory } from './publish-result.ts';
import { Publisher } from './publisher.ts';

/** Printify was seen to need some minutes (contracts/providers.md P5); after this long the seller is asked to check. */
const timeoutMs = 30 * MINUTE_MS;

@Injectable()
@JobHandler(followPublish)
export class FollowPublishHandler implements HandlesJob<GenerationRef> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly publisher: Publisher,
    private readonly locks: AdvisoryLocks,
    private readonly queue: JobQueue,
    private readonly updates: ArtUpdates,
  ) {}

  async handle({ generationId }: GenerationRef, { signal }: JobContext): Promise<void> {
    const isChecked = await this.locks.withLock(generationLock(generationId), async (lockSignal) => {
      const row = await this.prisma.generation.findFirst({ where: { id: generationId, publishStatus: 'publishing' } });
      if (row) await this.follow(row, AbortSignal.any([signal, lockSignal]));
    });
    // Who holds the lock may have looked for the last time: the job that ends a design holds it for a moment more.
    if (!isChecked) await this.queue.enqueue(null, followPublish, { generationId }, { startAfter: publishCheckDelay });
  }

  private async follow(row: Generation, signal: AbortSignal): Promise<void> {
    const { id, userId, productId, shopId } = row;
    if (!productId || shopId === null) return;
    if (row.waitingFor && isProductOutdated(row)) return this.updates.publishUpdated(row);
    const order = { userId, productId, shopId, waiting: row };
    const result = row.waitingFor
      ? await this.publisher.publishProduct(order, true, signal)
      : await this.publisher.checkPublishing(order, signal);
    // Nothing else changes a row while it is publishing: it was changed last when that began.
    const late = !row.waitingFor && Date.now() - row.updatedAt.getTime() > timeoutMs;
    if (result.status !== 'publishing') await this.save(id, result);
    else if (late) await this.save(id, { ...result, ...publishFailed(stuck) });
    else await this.goOn(row, result);
  }

  private async goOn({ id, waitingFor, waitingReason }: Generation, result: PublishResult): Promise<void> {
    const { wait } = result;
    const columns = publishColumns(result);
    await this.prisma.$transaction(async (tx) => {
      if (waitingFor || wait) {
        const where = { id, publishStatus: 'publishing' } as const;
        const { count } = await tx.generation.updateMany({ where, data: columns });
        if (count === 0) return;
        if (wait && wait.waitingReason !== waitingReason) await recordHistory(tx, id, ...publishHistory(result));
      }
      await this.queue.enqueue(tx, followPublish, { generationId: id }, { startAfter: followDelay(columns) });
    });
  }

  private async save(generationId: string, result: PublishResult): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      const { count } = await tx.generation.updateMany({
        where: { id: generationId, publishStatus: 'publishing' },
        data: publishColumns(result),
      });
      if (count > 0) await recordHistory(tx, generationId, ...publishHistory(result));
    });
  }
}

const stuck =
  'Printify hasn’t confirmed for half an hour that this product is in your shop. Check it in Printify, then retry.';

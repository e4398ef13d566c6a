import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { type HandlesJob, type JobContext, JobHandler } from '../../platform/queue/job-handler.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { record } from '../history/history.ts';
import { followPublish, type GenerationRef } from '../jobs/jobs.ts';
import { followAfter } from '../pipeline/generation-transitions.ts';
import { Publisher, type PublishResult } from './publisher.ts';

/** Printify was seen to need some minutes (contracts/providers.md P5); after this long the seller is asked to look. */
const patienceMs = 30 * 60_000;

/** Watches a product that stays locked, until it is published or time is over. */
@Injectable()
@JobHandler(followPublish)
export class FollowPublishHandler implements HandlesJob<GenerationRef> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly publisher: Publisher,
    private readonly queue: JobQueue,
  ) {}

  async handle({ generationId }: GenerationRef, { signal }: JobContext): Promise<void> {
    const row = await this.prisma.generation.findFirst({ where: { id: generationId, publishStatus: 'publishing' } });
    if (!row?.productId || row.shopId === null) return;
    const result = await this.publisher.look(
      { userId: row.userId, productId: row.productId, shopId: row.shopId },
      signal,
    );
    // Nothing else changes a row while it is publishing: it was changed last when that began.
    await this.settle(generationId, result, Date.now() - row.updatedAt.getTime() > patienceMs);
  }

  private async settle(generationId: string, result: PublishResult, late: boolean): Promise<void> {
    if (result.status === 'publishing' && !late) {
      await this.queue.enqueue(null, followPublish, { generationId }, { startAfter: followAfter });
      return;
    }
    const told: PublishResult =
      result.status === 'publishing' ? { ...result, status: 'failed', message: stuck } : result;
    await this.prisma.$transaction(async (tx) => {
      const { count } = await tx.generation.updateMany({
        where: { id: generationId, publishStatus: 'publishing' },
        data: Publisher.patch(told),
      });
      if (count > 0) await record(tx, generationId, ...Publisher.tells(told));
    });
  }
}

const stuck =
  'Printify has not said for half an hour that this product is in your shop. Look at it in Printify, then retry.';

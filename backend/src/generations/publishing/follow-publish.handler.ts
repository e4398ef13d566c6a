import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { type HandlesJob, type JobContext, JobHandler } from '../../platform/queue/job-handler.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { MINUTE_MS } from '../../platform/time.ts';
import { recordHistory } from '../history/history.ts';
import { followPublish, publishCheckDelay } from '../jobs/follow-publish.job.ts';
import type { GenerationRef } from '../model/generation-names.ts';
import { type PublishResult, publishColumns, publishHistory } from './publish-result.ts';
import { Publisher } from './publisher.ts';

/** Printify was seen to need some minutes (contracts/providers.md P5); after this long the seller is asked to check. */
const timeoutMs = 30 * MINUTE_MS;

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
    const result = await this.publisher.checkPublishing(
      { userId: row.userId, productId: row.productId, shopId: row.shopId },
      signal,
    );
    // Nothing else changes a row while it is publishing: it was changed last when that began.
    const late = Date.now() - row.updatedAt.getTime() > timeoutMs;
    if (result.status !== 'publishing') await this.save(generationId, result);
    else if (late) await this.save(generationId, { ...result, status: 'failed', message: stuck });
    else await this.queue.enqueue(null, followPublish, { generationId }, { startAfter: publishCheckDelay });
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
  'Printify has not said for half an hour that this product is in your shop. Look at it in Printify, then retry.';

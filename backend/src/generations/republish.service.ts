import { Injectable } from '@nestjs/common';
import { AppError } from '../platform/errors/app-error.ts';
import { AdvisoryLocks } from '../platform/locks/advisory-locks.ts';
import type { Generation } from '../platform/prisma/client/client.ts';
import { Prisma, PrismaService } from '../platform/prisma/prisma.service.ts';
import { JobQueue } from '../platform/queue/job-queue.ts';
import { ConnectionsService, setupRequired } from '../printify/printify.module.ts';
import type { PublishOutcome, RepushOutcome } from './dto/generate.dto.ts';
import { followAfter } from './generation-ends.ts';
import { followPublish, produceDesign } from './jobs.ts';
import { lockOf } from './pipeline-runner.ts';
import { Publisher, type PublishResult } from './publisher.ts';
import type { PublishStatus } from './states.ts';

/** Second tries for designs that are drawn. They cost nothing. */
@Injectable()
export class RepublishService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly queue: JobQueue,
    private readonly locks: AdvisoryLocks,
    private readonly publisher: Publisher,
    private readonly connections: ConnectionsService,
  ) {}

  /** Takes a design that failed after it was drawn to its end, from the stored picture on. Finished ones are left as they are. */
  async repush(userId: string, generationId: string): Promise<RepushOutcome> {
    const row = await this.find(userId, generationId);
    if (row.status === 'finalized') return this.repushFinished(row);
    if (row.status !== 'error') throw new AppError('not_ready');
    if (!row.imageKey) throw new AppError('nothing_to_publish');
    await this.connections.require(userId);
    await this.reopen(row);
    return { success: true, error: null };
  }

  /** Publishes a product again that is there but not in the shop. Answers when it is, or when it was watched for a while. */
  async retryPublish(userId: string, generationId: string): Promise<PublishOutcome> {
    const row = await this.find(userId, generationId);
    if (row.status !== 'finalized' || !row.productId || row.shopId === null) throw new AppError('not_ready');
    if (row.publishStatus === 'published') return { publishStatus: 'published' };
    if (!(await this.connections.find(userId, row.shopId))) throw setupRequired();
    return { publishStatus: await this.publishNow(row, row.productId, row.shopId) };
  }

  private async repushFinished(row: Generation): Promise<RepushOutcome> {
    if (row.publishStatus === 'published') return { success: true, error: null };
    const { publishStatus } = await this.retryPublish(row.userId, row.id);
    if (publishStatus !== 'failed') return { success: true, error: null };
    const after = await this.prisma.generation.findUniqueOrThrow({ where: { id: row.id } });
    return { success: false, error: after.publishError };
  }

  private async publishNow(row: Generation, productId: string, shopId: number): Promise<PublishStatus> {
    // Where somebody else holds the lock, that one is publishing already.
    let status: PublishStatus = 'publishing';
    await this.locks.withLock(lockOf(row.id), async (signal) => {
      const result = await this.publisher.publish({ userId: row.userId, productId, shopId }, signal);
      await this.keep(row.id, result);
      status = result.status;
    });
    return status;
  }

  private async keep(id: string, result: PublishResult): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      await tx.generation.update({ where: { id }, data: Publisher.patch(result) });
      if (result.status === 'publishing')
        await this.queue.enqueue(tx, followPublish, { generationId: id }, { startAfter: followAfter });
    });
  }

  /** The upload may belong to another account by now, so it is made again: the same bytes are the same upload. */
  private async reopen({ id }: Generation): Promise<void> {
    try {
      await this.prisma.$transaction(async (tx) => {
        const { count } = await tx.generation.updateMany({
          where: { id, status: 'error' },
          data: { status: 'uploading', errorCode: null, errorMessage: null, finishedAt: null },
        });
        if (count === 0) throw new AppError('not_ready');
        await tx.generationStep.deleteMany({ where: { generationId: id, name: 'upload' } });
        await this.queue.enqueue(tx, produceDesign, { generationId: id });
      });
    } catch (error) {
      if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') {
        throw new AppError('already_published', 'You have made this design again since. See it in your library.');
      }
      throw error;
    }
  }

  private async find(userId: string, id: string): Promise<Generation> {
    const row = await this.prisma.generation.findFirst({ where: { id, userId } });
    if (!row) throw new AppError('not_found');
    return row;
  }
}

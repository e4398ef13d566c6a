import { Injectable } from '@nestjs/common';
import { AppError } from '../platform/errors/app-error.ts';
import { AdvisoryLocks } from '../platform/locks/advisory-locks.ts';
import type { Generation } from '../platform/prisma/client/client.ts';
import { Prisma, PrismaService } from '../platform/prisma/prisma.service.ts';
import { isUniqueViolation } from '../platform/prisma/prisma-errors.ts';
import { JobQueue } from '../platform/queue/job-queue.ts';
import { ConnectionsService, setupRequired } from '../printify/index.ts';
import type { PublishOutcome, RepushOutcome } from './dto/generate.dto.ts';
import { followAfter } from './generation-ends.ts';
import { record } from './history.ts';
import { followPublish, produceDesign } from './jobs.ts';
import { lockOf } from './pipeline-runner.ts';
import type { KeptPrint } from './prints.ts';
import { Publisher, type PublishResult } from './publisher.ts';

/** A person waits for the answer. */
const lookMs = 5000;

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
    if (row.errorCode === 'discarded') throw new AppError('nothing_to_publish', discarded);
    await this.connections.requireConnection(userId);
    await this.reopen(row);
    return { success: true, error: null };
  }

  /**
   * Publishes a product again that is there but not in the shop; one that was deleted at Printify is made again.
   * Answers when it is in the shop, or when it was watched for a while.
   */
  async retryPublish(userId: string, generationId: string): Promise<PublishOutcome> {
    const row = await this.find(userId, generationId);
    if (row.status !== 'finalized' || !row.productId || row.shopId === null) throw new AppError('not_ready');
    if (row.publishStatus === 'published' && !(await this.isGone(row))) return { publishStatus: 'published' };
    if (!(await this.connections.findConnection(userId, row.shopId))) throw setupRequired();
    const result = await this.publishNow(row, row.productId, row.shopId);
    if (!result.gone) return { publishStatus: result.status };
    await this.remake(row);
    return { publishStatus: 'publishing' };
  }

  private async repushFinished(row: Generation): Promise<RepushOutcome> {
    const { publishStatus } = await this.retryPublish(row.userId, row.id);
    if (publishStatus !== 'failed') return { success: true, error: null };
    const after = await this.prisma.generation.findUniqueOrThrow({ where: { id: row.id } });
    return { success: false, error: after.publishError };
  }

  /** Whether a product that came to the shop was deleted at Printify since. What cannot be asked is taken to be there. */
  private async isGone({ userId, productId, shopId }: Generation): Promise<boolean> {
    if (!productId || shopId === null) return false;
    const time = AbortSignal.timeout(lookMs);
    try {
      return (await this.publisher.look({ userId, productId, shopId }, time)).gone === true;
    } catch (error) {
      if (time.aborted) return false;
      throw error;
    }
  }

  private async publishNow(
    row: Generation,
    productId: string,
    shopId: number,
  ): Promise<Pick<PublishResult, 'status' | 'gone'>> {
    // Where somebody else holds the lock, that one is publishing already.
    let told: Pick<PublishResult, 'status' | 'gone'> = { status: 'publishing' };
    await this.locks.withLock(lockOf(row.id), async (signal) => {
      const result = await this.publisher.publish({ userId: row.userId, productId, shopId }, true, signal);
      await this.keep(row.id, result);
      told = result;
    });
    return told;
  }

  /**
   * Goes back to before the upload: the product is made and published anew, of what is stored. The old id stays until
   * there is another, so that a design whose product was made once is never paid back.
   */
  private async remake({ id, prints }: Generation): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      const { count } = await tx.generation.updateMany({
        where: { id, status: 'finalized', publishStatus: 'failed' },
        data: {
          ...{ status: 'uploading', publishStatus: 'draft', publishError: null, finishedAt: null },
          ...(prints ? { prints: withoutUploads(prints as unknown as KeptPrint[]) } : {}),
        },
      });
      // Another request has begun it meanwhile.
      if (count === 0) return;
      const names = ['upload', 'create_product', 'publish'];
      await tx.generationStep.deleteMany({ where: { generationId: id, name: { in: names } } });
      await record(tx, id, { kind: 'retried', detail: { what: 'product' } });
      await this.queue.enqueue(tx, produceDesign, { generationId: id });
    });
  }

  private async keep(id: string, result: PublishResult): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      await tx.generation.update({ where: { id }, data: Publisher.patch(result) });
      await record(tx, id, { kind: 'retried', detail: { what: 'publish' } }, ...Publisher.tells(result));
      if (result.status === 'publishing')
        await this.queue.enqueue(tx, followPublish, { generationId: id }, { startAfter: followAfter });
    });
  }

  /** The upload may belong to another account by now, so it is made again: the same bytes are the same upload. */
  private async reopen({ id, prints }: Generation): Promise<void> {
    try {
      await this.prisma.$transaction(async (tx) => {
        const { count } = await tx.generation.updateMany({
          where: { id, status: 'error' },
          data: {
            ...{ status: 'uploading', errorCode: null, errorMessage: null, finishedAt: null },
            ...(prints ? { prints: withoutUploads(prints as unknown as KeptPrint[]) } : {}),
          },
        });
        if (count === 0) throw new AppError('not_ready');
        await tx.generationStep.deleteMany({ where: { generationId: id, name: 'upload' } });
        await record(tx, id, { kind: 'retried', detail: { what: 'republish' } });
        await this.queue.enqueue(tx, produceDesign, { generationId: id });
      });
    } catch (error) {
      if (isUniqueViolation(error)) {
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

const discarded = 'You discarded this design and its credit was given back. Ask for it again to have it drawn anew.';

function withoutUploads(prints: KeptPrint[]): Prisma.InputJsonArray {
  return prints.map(({ uploadId: _upload, shopId: _shop, ...print }) => ({ ...print }));
}

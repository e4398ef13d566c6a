import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { AdvisoryLocks } from '../../platform/locks/advisory-locks.ts';
import type { Generation } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { type HandlesJob, type JobContext, JobHandler } from '../../platform/queue/job-handler.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { ConnectionsService, PrintShop } from '../../printify/index.ts';
import { recordHistory } from '../history/history.ts';
import { deleteDuplicates, duplicatesDelay } from '../jobs/delete-duplicates.job.ts';
import { type GenerationRef, generationLock, productReference } from '../model/generation-names.ts';

/** Finds by SKU what an abandoned call made; deletes all but the own product, and all of it where the design failed. */
@Injectable()
@JobHandler(deleteDuplicates)
export class DeleteDuplicatesHandler implements HandlesJob<GenerationRef> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly locks: AdvisoryLocks,
    private readonly queue: JobQueue,
    private readonly connections: ConnectionsService,
    private readonly shop: PrintShop,
    private readonly log: PinoLogger,
  ) {}

  async handle({ generationId }: GenerationRef, { signal }: JobContext): Promise<void> {
    let isFinal = false;
    // While a worker has the lock the product may change under us.
    await this.locks.withLock(generationLock(generationId), async (lockSignal) => {
      const row = await this.prisma.generation.findUnique({ where: { id: generationId } });
      isFinal = !row || !goesOn(row);
      if (row && isFinal) await this.deleteDuplicatesOf(row, AbortSignal.any([signal, lockSignal]));
    });
    // Tries would be spent while a design waits for hours.
    if (!isFinal) await this.queue.enqueue(null, deleteDuplicates, { generationId }, { startAfter: duplicatesDelay });
  }

  private async deleteDuplicatesOf(row: Generation, signal: AbortSignal): Promise<void> {
    const { id } = row;
    if (row.shopId === null) return;
    const connected = await this.connections.findConnection(row.userId, row.shopId);
    if (!connected) return;
    const removed = await this.shop.deleteDuplicates(
      connected,
      { reference: productReference(id), productId: row.productId },
      signal,
    );
    if (removed === 0) return;
    this.log.warn({ generationId: id, removed }, 'deleted duplicate products of a late call');
    await recordHistory(this.prisma, id, { kind: 'surplus_removed', detail: { products: removed } });
  }
}

/** Retried, and not at the product yet: what is found may be what it will have. */
function goesOn({ productId, shopId, status }: Generation): boolean {
  return shopId !== null && productId === null && status !== 'error';
}

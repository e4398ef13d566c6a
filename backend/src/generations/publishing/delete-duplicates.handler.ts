import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { AdvisoryLocks } from '../../platform/locks/advisory-locks.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { type HandlesJob, type JobContext, JobHandler } from '../../platform/queue/job-handler.ts';
import { ConnectionsService, PrintShop } from '../../printify/index.ts';
import { recordHistory } from '../history/history.ts';
import { deleteDuplicates } from '../jobs/delete-duplicates.job.ts';
import { type GenerationRef, generationLock, productReference } from '../model/generation-names.ts';

/** Finds by SKU what an abandoned call made; deletes all but the own product, and all of it where the design failed. */
@Injectable()
@JobHandler(deleteDuplicates)
export class DeleteDuplicatesHandler implements HandlesJob<GenerationRef> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly locks: AdvisoryLocks,
    private readonly connections: ConnectionsService,
    private readonly shop: PrintShop,
    private readonly log: PinoLogger,
  ) {}

  async handle({ generationId }: GenerationRef, { signal }: JobContext): Promise<void> {
    // While a worker has the lock the product may change under us.
    const free = await this.locks.withLock(generationLock(generationId), async (lockSignal) =>
      this.deleteDuplicatesOf(generationId, AbortSignal.any([signal, lockSignal])),
    );
    if (!free) throw new Error('a worker has this generation; it is checked again later');
  }

  private async deleteDuplicatesOf(id: string, signal: AbortSignal): Promise<void> {
    const row = await this.prisma.generation.findUnique({ where: { id } });
    if (!row || row.shopId === null) return;
    // Retried, and not at the product yet: what is found may be what it will have.
    if (row.productId === null && row.status !== 'error')
      throw new Error('this generation goes on; it is checked again later');
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

import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { AdvisoryLocks } from '../platform/locks/advisory-locks.ts';
import { PrismaService } from '../platform/prisma/prisma.service.ts';
import { type HandlesJob, type JobContext, JobHandler } from '../platform/queue/job-handler.ts';
import { ConnectionsService, PrintShop } from '../printify/index.ts';
import { record } from './history.ts';
import { type GenerationRef, removeSurplus } from './jobs.ts';
import { lockOf } from './pipeline-runner.ts';
import { referenceOf } from './product-reference.ts';

/**
 * Looks a second time for what a call made that ended long after its worker: found by SKU, what is not the
 * generation's own product is deleted; all of it where the generation failed and was paid back.
 */
@Injectable()
@JobHandler(removeSurplus)
export class RemoveSurplusHandler implements HandlesJob<GenerationRef> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly locks: AdvisoryLocks,
    private readonly connections: ConnectionsService,
    private readonly shop: PrintShop,
    private readonly log: PinoLogger,
  ) {}

  async handle({ generationId }: GenerationRef, { signal }: JobContext): Promise<void> {
    // While somebody works on it the product may change under us.
    const free = await this.locks.withLock(lockOf(generationId), async (held) =>
      this.tidy(generationId, AbortSignal.any([signal, held])),
    );
    if (!free) throw new Error('somebody works on this generation; looked again later');
  }

  private async tidy(id: string, signal: AbortSignal): Promise<void> {
    const row = await this.prisma.generation.findUnique({ where: { id } });
    if (!row || row.shopId === null) return;
    // Taken up again, and not at the product yet: what is found may be what it will have.
    if (row.productId === null && row.status !== 'error')
      throw new Error('this generation goes on; looked again later');
    const connected = await this.connections.findConnection(row.userId, row.shopId);
    if (!connected) return;
    const removed = await this.shop.deleteDuplicates(
      connected,
      { reference: referenceOf(id), productId: row.productId },
      signal,
    );
    if (removed === 0) return;
    this.log.warn({ generationId: id, removed }, 'a late call had made another product');
    await record(this.prisma, id, { kind: 'surplus_removed', detail: { products: removed } });
  }
}

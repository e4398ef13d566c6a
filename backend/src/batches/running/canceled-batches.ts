import { Injectable } from '@nestjs/common';
import { GenerationTransitions } from '../../generations/index.ts';
import { Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';

/** Designs that one pass ends. */
const most = 200;

/** What a canceled batch still has at work: what is being drawn is finished; what only waits gives its credit back. */
@Injectable()
export class CanceledBatches {
  constructor(
    private readonly prisma: PrismaService,
    private readonly transitions: GenerationTransitions,
  ) {}

  /** Those that wait now. Others may come to wait later, for a daily limit say: a job asks again. */
  async endWaiting(batch: Prisma.BatchWhereInput = {}): Promise<void> {
    const designs = await this.prisma.generation.findMany({
      where: {
        ...{ waitingFor: { not: null }, deletedAt: null },
        batchRows: { some: { isSkipped: false, batch: { ...batch, state: 'canceled' } } },
      },
      select: { id: true, userId: true },
      take: most,
    });
    for (const { id, userId } of designs) await this.transitions.cancel({ id, userId, deletedAt: null });
  }
}

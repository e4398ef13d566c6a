import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { publishDesign } from '../jobs/publish-design.job.ts';
import type { PublishChoice } from '../model/publish-choice.ts';

/** When designs go to the shop. What was sent once cannot be taken back. */
@Injectable()
export class PublishChoices {
  constructor(
    private readonly prisma: PrismaService,
    private readonly queue: JobQueue,
  ) {}

  /** @throws AppError not_found, already_published */
  async choose(userId: string, id: string, choice: PublishChoice): Promise<void> {
    const count = await this.prisma.$transaction((tx) => this.change(tx, userId, [id], choice));
    if (count > 0) return;
    const row = await this.prisma.generation.findFirst({ where: { id, userId, deletedAt: null } });
    throw new AppError(row ? 'already_published' : 'not_found');
  }

  /**
   * Answers with how many were not sent yet, or could not be published. Finished ones are sent at once where `choice`
   * says so.
   */
  async change(tx: Tx, userId: string, ids: string[], choice: Partial<PublishChoice>): Promise<number> {
    const changed = await tx.generation.updateManyAndReturn({
      where: {
        ...{ id: { in: ids }, userId, deletedAt: null, status: { not: 'error' } },
        OR: [{ publishStatus: 'draft' }, { publishStatus: 'failed', status: 'finalized' }],
      },
      data: { ...choice, publishStatus: 'draft', publishError: null },
      select: { id: true, status: true },
    });
    if (choice.publishWhen === 'now') {
      for (const { id, status } of changed) if (status === 'finalized') await this.send(tx, id);
    }
    return changed.length;
  }

  private send(tx: Tx, generationId: string): Promise<void> {
    return this.queue.enqueue(tx, publishDesign, { generationId });
  }
}

import { Injectable } from '@nestjs/common';
import { CreditsService } from '../credits/credits.module.ts';
import { PrismaService } from '../platform/prisma/prisma.service.ts';
import { JobQueue } from '../platform/queue/job-queue.ts';
import { EndMails } from './end-mails.ts';
import type { Failure } from './failure.ts';
import { followPublish } from './jobs.ts';
import { endStates } from './states.ts';

/** Seconds after which a product that is still being published is looked at again. */
export const followAfter = 10;

/** The two ways in which a generation ends. Each happens once, whoever comes to it first. */
@Injectable()
export class GenerationEnds {
  constructor(
    private readonly prisma: PrismaService,
    private readonly credits: CreditsService,
    private readonly queue: JobQueue,
    private readonly mails: EndMails,
  ) {}

  async finalize(generationId: string): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      const [ended] = await tx.generation.updateManyAndReturn({
        where: { id: generationId, status: { notIn: endStates } },
        data: { status: 'finalized', finishedAt: new Date(), errorCode: null, errorMessage: null },
      });
      if (!ended) return;
      await this.mails.finished(tx, ended);
      if (ended.publishStatus === 'publishing') {
        await this.queue.enqueue(tx, followPublish, { generationId }, { startAfter: followAfter });
      }
    });
  }

  /** Ends it in error; the credit goes back unless there is a product for it. */
  async fail(generationId: string, { code, message }: Failure): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      const [ended] = await tx.generation.updateManyAndReturn({
        where: { id: generationId, status: { notIn: endStates } },
        data: { status: 'error', finishedAt: new Date(), errorCode: code, errorMessage: message },
      });
      if (!ended) return;
      await this.mails.failed(tx, ended, message);
      if (ended.productId === null) await this.credits.giveBack(tx, generationId);
    });
  }
}

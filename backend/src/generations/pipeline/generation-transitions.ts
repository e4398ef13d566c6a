import { Injectable } from '@nestjs/common';
import { CreditsService } from '../../credits/index.ts';
import { type Prisma, PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { DAY_MS } from '../../platform/time.ts';
import { recordHistory } from '../history/history.ts';
import { deleteDuplicates, duplicatesDelay } from '../jobs/delete-duplicates.job.ts';
import { followPublish, publishCheckDelay } from '../jobs/follow-publish.job.ts';
import { type Review, reviewDays } from '../model/review.ts';
import { restStates } from '../model/states.ts';
import type { Failure } from './failure.ts';
import { GenerationMails } from './mails/generation-mails.ts';

/** Brings a generation to a rest: to one of its ends or into review. Each happens once, whoever comes first. */
@Injectable()
export class GenerationTransitions {
  constructor(
    private readonly prisma: PrismaService,
    private readonly credits: CreditsService,
    private readonly queue: JobQueue,
    private readonly mails: GenerationMails,
  ) {}

  async finalize(generationId: string): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      const [ended] = await tx.generation.updateManyAndReturn({
        where: { id: generationId, status: { notIn: restStates } },
        data: { status: 'finalized', finishedAt: new Date(), errorCode: null, errorMessage: null },
      });
      if (!ended) return;
      await recordHistory(tx, generationId, { kind: 'finished', detail: { publishStatus: ended.publishStatus } });
      await this.mails.sendFinished(tx, ended);
      if (ended.publishStatus === 'publishing') {
        await this.queue.enqueue(tx, followPublish, { generationId }, { startAfter: publishCheckDelay });
      }
    });
  }

  /** The credit is refunded unless there is a product for it. `step` is absent where none had begun. */
  async fail(generationId: string, { code, message, provider }: Failure, step?: string): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      const [ended] = await tx.generation.updateManyAndReturn({
        where: { id: generationId, status: { notIn: restStates } },
        data: { status: 'error', finishedAt: new Date(), errorCode: code, errorMessage: message },
      });
      if (!ended) return;
      const detail = { code, message, provider, ...(step && { step }) };
      await recordHistory(tx, generationId, { kind: 'failed', detail });
      await this.mails.sendFailed(tx, ended, message);
      if (ended.productId !== null) return;
      await this.refund(tx, generationId);
      // Once its pictures are uploaded, an unanswered call may still make a product whose id we do not have.
      if (ended.shopId === null) return;
      await this.queue.enqueue(tx, deleteDuplicates, { generationId }, { startAfter: duplicatesDelay });
    });
  }

  async stopForReview(generationId: string, review: Review): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      const reviewUntil = new Date(Date.now() + reviewDays * DAY_MS);
      const [stopped] = await tx.generation.updateManyAndReturn({
        where: { id: generationId, status: { notIn: restStates } },
        data: { status: 'preview', review, reviewUntil },
      });
      if (!stopped) return;
      await recordHistory(tx, generationId, { kind: 'stopped_for_review', detail: review });
      await this.mails.sendReviewNeeded(tx, stopped, review);
    });
  }

  /** The credit is refunded. False where none is in review. */
  discard(where: Prisma.GenerationWhereInput, by: 'seller' | 'time'): Promise<boolean> {
    return this.prisma.$transaction(async (tx) => {
      const errorMessage = discarded[by];
      const [ended] = await tx.generation.updateManyAndReturn({
        where: { ...where, status: 'preview' },
        data: { status: 'error', finishedAt: new Date(), errorCode: 'discarded', errorMessage, reviewUntil: null },
      });
      if (!ended) return false;
      await recordHistory(tx, ended.id, { kind: 'discarded', detail: { by } });
      await this.refund(tx, ended.id);
      return true;
    });
  }

  private async refund(tx: Tx, generationId: string): Promise<void> {
    if (await this.credits.refund(tx, generationId)) {
      await recordHistory(tx, generationId, { kind: 'credit_returned' });
    }
  }
}

const discarded = {
  seller: 'You discarded this design. Its credit was given back.',
  time: `Nobody decided on this design within ${reviewDays} days, so it was discarded. Its credit was given back.`,
};

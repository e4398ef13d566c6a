import { Injectable } from '@nestjs/common';
import { CreditsService } from '../../credits/index.ts';
import { type Prisma, PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { DAY_MS } from '../../platform/time.ts';
import { record } from '../history/history.ts';
import { followPublish, removeSurplus, surplusAfter } from '../jobs/jobs.ts';
import { type Review, reviewDays } from '../model/review.ts';
import { restStates } from '../model/states.ts';
import type { Failure } from './failure.ts';
import { EndMails } from './mails/generation-mails.ts';
import type { StepName } from './steps/step.ts';

/** Seconds after which a product that is still being published is looked at again. */
export const followAfter = 10;

/** The ways in which a generation comes to a rest. Each happens once, whoever comes to it first. */
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
        where: { id: generationId, status: { notIn: restStates } },
        data: { status: 'finalized', finishedAt: new Date(), errorCode: null, errorMessage: null },
      });
      if (!ended) return;
      await record(tx, generationId, { kind: 'finished', detail: { publishStatus: ended.publishStatus } });
      await this.mails.finished(tx, ended);
      if (ended.publishStatus === 'publishing') {
        await this.queue.enqueue(tx, followPublish, { generationId }, { startAfter: followAfter });
      }
    });
  }

  /**
   * Ends it in error; the credit goes back unless there is a product for it.
   *
   * @param step what failed; absent where no step had begun
   */
  async fail(generationId: string, { code, message, provider }: Failure, step?: StepName): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      const [ended] = await tx.generation.updateManyAndReturn({
        where: { id: generationId, status: { notIn: restStates } },
        data: { status: 'error', finishedAt: new Date(), errorCode: code, errorMessage: message },
      });
      if (!ended) return;
      await record(tx, generationId, { kind: 'failed', detail: { code, message, provider, ...(step && { step }) } });
      await this.mails.failed(tx, ended, message);
      if (ended.productId !== null) return;
      await this.giveBack(tx, generationId);
      // With its picture there, an unanswered call may still make the product of which nobody knows.
      if (ended.shopId === null) return;
      await this.queue.enqueue(tx, removeSurplus, { generationId }, { startAfter: surplusAfter });
    });
  }

  /** Nothing goes on until the seller has decided, or the time for it is over. */
  async stopForReview(generationId: string, review: Review): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      const reviewUntil = new Date(Date.now() + reviewDays * DAY_MS);
      const [stopped] = await tx.generation.updateManyAndReturn({
        where: { id: generationId, status: { notIn: restStates } },
        data: { status: 'preview', review: { ...review }, reviewUntil },
      });
      if (!stopped) return;
      await record(tx, generationId, { kind: 'stopped_for_review', detail: { ...review } });
      await this.mails.needsLook(tx, stopped, review);
    });
  }

  /**
   * Gives up a design that waits for a decision; its credit goes back. Answers false where none waits.
   *
   * @param by who gave it up: the seller, or the time
   */
  discard(where: Prisma.GenerationWhereInput, by: 'seller' | 'time'): Promise<boolean> {
    return this.prisma.$transaction(async (tx) => {
      const errorMessage = discarded[by];
      const [ended] = await tx.generation.updateManyAndReturn({
        where: { ...where, status: 'preview' },
        data: { status: 'error', finishedAt: new Date(), errorCode: 'discarded', errorMessage, reviewUntil: null },
      });
      if (!ended) return false;
      await record(tx, ended.id, { kind: 'discarded', detail: { by } });
      await this.giveBack(tx, ended.id);
      return true;
    });
  }

  private async giveBack(tx: Tx, generationId: string): Promise<void> {
    if (await this.credits.giveBack(tx, generationId)) await record(tx, generationId, { kind: 'credit_returned' });
  }
}

const discarded = {
  seller: 'You discarded this design. Its credit was given back.',
  time: `Nobody decided on this design within ${reviewDays} days, so it was discarded. Its credit was given back.`,
};

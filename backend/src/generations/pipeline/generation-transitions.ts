import { Injectable } from '@nestjs/common';
import { CreditsService } from '../../credits/index.ts';
import { AppConfig } from '../../platform/config/config.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';
import type { Generation } from '../../platform/prisma/client/client.ts';
import { type Prisma, PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { DAY_MS } from '../../platform/time.ts';
import { recordHistory } from '../history/history.ts';
import { deleteDuplicates, duplicatesDelay } from '../jobs/delete-duplicates.job.ts';
import { followDelay, followPublish } from '../jobs/follow-publish.job.ts';
import { makeProduct } from '../jobs/make-product.job.ts';
import { publishDesign } from '../jobs/publish-design.job.ts';
import { parseFurtherProducts } from '../model/products/design-product.ts';
import { awaitsApproval } from '../model/status/publish-choice.ts';
import { type Review, reviewDays } from '../model/status/review.ts';
import { restStates } from '../model/status/states.ts';
import { nextWait, notWaiting, secondsUntil, type Wait } from '../model/status/wait.ts';
import { DesignQueue } from '../queueing/design-queue.ts';
import type { Failure } from './failure.ts';
import { GenerationMails } from './mails/generation-mails.ts';

/** Brings a generation to a rest: to one of its ends or into review. Each happens once, whoever comes first. */
@Injectable()
export class GenerationTransitions {
  constructor(
    private readonly prisma: PrismaService,
    private readonly credits: CreditsService,
    private readonly queue: JobQueue,
    private readonly designs: DesignQueue,
    private readonly mails: GenerationMails,
    private readonly metrics: Metrics,
    private readonly config: AppConfig,
  ) {}

  async finalize(generationId: string): Promise<void> {
    const ended = await this.prisma.$transaction(async (tx) => {
      const [ended] = await tx.generation.updateManyAndReturn({
        where: { id: generationId, status: { notIn: restStates } },
        data: { status: 'finalized', finishedAt: new Date(), errorCode: null, errorMessage: null },
      });
      if (!ended) return null;
      await recordHistory(tx, generationId, { kind: 'finished', detail: { publishStatus: ended.publishStatus } });
      await this.mails.sendFinished(tx, ended);
      if (ended.publishStatus === 'publishing') {
        await this.queue.enqueue(tx, followPublish, { generationId }, { startAfter: followDelay(ended) });
      }
      // Its seller approved it while it was being made.
      if (ended.publishStatus === 'draft' && ended.publishWhen === 'now') {
        await this.queue.enqueue(tx, publishDesign, { generationId });
      }
      await this.makeProducts(tx, ended);
      return ended;
    });
    if (ended) this.measure('finished', ended);
  }

  /** Those that were chosen with it have waited for its art. Where it waits for its seller, they wait too. */
  private async makeProducts(tx: Tx, { id, ...design }: Generation): Promise<void> {
    if (awaitsApproval(design) || parseFurtherProducts(design).length === 0) return;
    const waiting = await tx.designProduct.findMany({ where: { generationId: id, state: 'waiting' } });
    for (const { id: designProductId } of waiting) await this.queue.enqueue(tx, makeProduct, { designProductId });
  }

  /** The credit is refunded, and the message says so, unless there is a product for it. `step` is absent where none had begun. */
  async fail(generationId: string, { code, message, provider }: Failure, step?: string): Promise<void> {
    const ended = await this.prisma.$transaction(async (tx) => {
      const [ended] = await tx.generation.updateManyAndReturn({
        where: { id: generationId, status: { notIn: restStates } },
        data: { status: 'error', finishedAt: new Date(), errorCode: code, ...notWaiting },
      });
      if (!ended) return null;
      const isRefunded = await this.refundWithoutProduct(tx, ended);
      const errorMessage = isRefunded ? `${message} ${refunded}` : message;
      await tx.generation.update({ where: { id: generationId }, data: { errorMessage } });
      // The event that follows from this says why: the message must be there.
      const detail = { code, message, provider, ...(step && { step }) };
      await recordHistory(tx, generationId, { kind: 'failed', detail });
      if (isRefunded) await recordHistory(tx, generationId, { kind: 'credit_returned' });
      await this.mails.sendFailed(tx, ended, errorMessage);
      return ended;
    });
    if (ended) this.measure('failed', ended);
  }

  /** Tries again by itself after a while. False where it has waited for long enough, or has come to a rest meanwhile. */
  wait(generationId: string, wait: Wait): Promise<boolean> {
    const { printify, generationWaitMs: timeoutMs } = this.config.values;
    return this.prisma.$transaction(async (tx) => {
      const before = await tx.generation.findUnique({ where: { id: generationId } });
      const columns = before && nextWait(wait, before, { retryMs: printify.retryMs, timeoutMs });
      if (!columns) return false;
      const { count } = await tx.generation.updateMany({
        where: { id: generationId, status: { notIn: restStates } },
        data: columns,
      });
      if (count === 0) return false;
      if (before.waitingReason !== wait.reason || before.waitingFor !== wait.for) {
        await recordHistory(tx, generationId, { kind: 'waiting', detail: { for: wait.for, reason: wait.reason } });
      }
      await this.designs.enqueueWaiting(tx, before, { startAfter: secondsUntil(columns.waitingUntil) });
      return true;
    });
  }

  /** The credit is refunded. False where it does not wait, or there is a product for the credit. */
  cancel(where: Prisma.GenerationWhereInput): Promise<boolean> {
    return this.prisma.$transaction(async (tx) => {
      const [ended] = await tx.generation.updateManyAndReturn({
        where: { ...where, status: { notIn: restStates }, waitingFor: { not: null }, productId: null },
        data: {
          status: 'error',
          finishedAt: new Date(),
          errorCode: 'canceled',
          errorMessage: canceled,
          ...notWaiting,
        },
      });
      if (!ended) return false;
      await recordHistory(tx, ended.id, { kind: 'canceled' });
      if (await this.refundWithoutProduct(tx, ended)) await recordHistory(tx, ended.id, { kind: 'credit_returned' });
      return true;
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
      if (await this.credits.refund(tx, ended.id)) await recordHistory(tx, ended.id, { kind: 'credit_returned' });
      return true;
    });
  }

  /** A person's review takes as long as the person does. */
  private measure(outcome: 'finished' | 'failed', { createdAt, finishedAt, review }: Generation): void {
    if (finishedAt && review === null)
      this.metrics.designTook(outcome, (finishedAt.getTime() - createdAt.getTime()) / 1000);
  }

  private async refundWithoutProduct(tx: Tx, { id: generationId, productId, shopId }: Generation): Promise<boolean> {
    if (productId !== null) return false;
    // Once its pictures are uploaded, an unanswered call may still make a product whose id we do not have.
    if (shopId !== null) {
      await this.queue.enqueue(tx, deleteDuplicates, { generationId }, { startAfter: duplicatesDelay });
    }
    return this.credits.refund(tx, generationId);
  }
}

const refunded = 'Your credit was refunded.';

const canceled = 'You canceled this design while it waited. Its credit was refunded.';

const discarded = {
  seller: 'You discarded this design. Its credit was refunded.',
  time: `This design wasn’t reviewed within ${reviewDays} days, so it was discarded. Its credit was refunded.`,
};

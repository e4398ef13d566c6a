import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.ts';
import { RateLimits } from '../../platform/limits/rate-limits.ts';
import type { Generation } from '../../platform/prisma/client/client.ts';
import { type Prisma, PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { isUniqueViolation } from '../../platform/prisma/prisma-errors.ts';
import { ConnectionsService, checkColors, ShirtCatalogService } from '../../printify/index.ts';
import { recordHistory } from '../history/history.ts';
import { requestKey } from '../model/documents/generation-request.ts';
import { parseRequest, parseReview } from '../model/row.ts';
import type { BackgroundChoice, StoredReview } from '../model/status/review.ts';
import { hasEnded } from '../model/status/states.ts';
import { GenerationTransitions } from '../pipeline/generation-transitions.ts';
import { cutOut } from '../pipeline/steps/cut-out.step.ts';
import { draw } from '../pipeline/steps/draw.step.ts';
import type { StepName } from '../pipeline/steps/index.ts';
import { type RepublishOutcome, RepublishService } from '../publishing/republish.service.ts';
import { DesignQueue } from '../queueing/design-queue.ts';

export interface ReviewDecision {
  generationId: string;
  /** With one of these it is cut out again; with none it is approved. */
  background?: BackgroundChoice;
  selectedColors?: string[];
}

/** Cutting out again is free for the seller and costs us some seconds of a processor. */
const cutOutLimit = { name: 'cut-again', points: 20, seconds: 600 };
const accepted: RepublishOutcome = { success: true, error: null };

/** Of decisions at the same time the first counts: it takes the design out of its review. */
@Injectable()
export class ReviewService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly queue: DesignQueue,
    private readonly connections: ConnectionsService,
    private readonly catalog: ShirtCatalogService,
    private readonly limits: RateLimits,
    private readonly transitions: GenerationTransitions,
    private readonly republishing: RepublishService,
  ) {}

  async finalize(userId: string, decision: ReviewDecision): Promise<RepublishOutcome> {
    const row = await this.find(userId, decision.generationId);
    const again = Boolean(decision.background || decision.selectedColors);
    if (row.status !== 'preview') return this.afterReview(row, again);
    await this.connections.requireConnection(userId);
    const first = again ? await this.cutOutAgain(row, decision) : await this.approve(row);
    return first ? accepted : this.afterReview(await this.find(userId, row.id), again);
  }

  async discard(userId: string, id: string): Promise<RepublishOutcome> {
    const row = await this.find(userId, id);
    if (await this.transitions.discard({ id, userId, deletedAt: null }, 'seller')) return accepted;
    const after = row.status === 'preview' ? await this.find(userId, id) : row;
    if (after.errorCode !== 'discarded') throw new AppError('not_in_review');
    return accepted;
  }

  /** The same decision twice gets the same answer; a design that nobody decided on is republished. */
  private afterReview(row: Generation, again: boolean): Promise<RepublishOutcome> | RepublishOutcome {
    const decision = parseReview(row)?.decision;
    if (!hasEnded(row.status) && decision === (again ? 'cut_again' : 'approved')) return accepted;
    if (again) throw new AppError('not_in_review');
    return this.republishing.republish(row.userId, row.id);
  }

  /** @throws AppError print_check_failed: nobody may approve what would print badly */
  private async approve(row: Generation): Promise<boolean> {
    const review = reviewOf(row);
    if (review.reason === 'print_check_failed') {
      throw new AppError('print_check_failed', `It can’t be published like this. ${review.sentences.join(' ')}`);
    }
    return this.prisma.$transaction(async (tx) => {
      if (!(await this.leaveReview(tx, row, { status: 'uploading', review: { ...review, decision: 'approved' } })))
        return false;
      const where = { generationId_name: { generationId: row.id, name: cutOut.name } };
      const step = await tx.generationStep.findUniqueOrThrow({ where });
      await tx.generationStep.update({
        where,
        data: { result: { ...cutOut.result.parse(step.result), review: null } },
      });
      await this.resume(tx, row, 'approved', {});
      return true;
    });
  }

  private async cutOutAgain(row: Generation, { background, selectedColors }: ReviewDecision): Promise<boolean> {
    if (selectedColors) checkColors(await this.catalog.listColors(row.userId), selectedColors);
    await this.limits.consume(cutOutLimit, row.userId);
    const changed = { background: background ?? row.background, colors: selectedColors ?? row.colors };
    const request = parseRequest(row);
    const data: Prisma.GenerationUpdateManyMutationInput = {
      ...changed,
      requestKey: selectedColors ? requestKey(row.idea, selectedColors, request) : row.requestKey,
      ...(selectedColors && { request: { ...request, colorsOff: [] } }),
      review: { ...reviewOf(row), decision: 'cut_again' },
      status: 'removing_bg',
      artVersion: 0,
    };
    return refuseSameRequest(
      this.prisma.$transaction(async (tx) => {
        if (!(await this.leaveReview(tx, row, data))) return false;
        await this.deleteStaleSteps(tx, row.id, Boolean(selectedColors));
        await this.resume(tx, row, 'cut_again', changed);
        return true;
      }),
    );
  }

  /** False where another decision was first. The row must be as it was read: the decision is about what was shown. */
  private async leaveReview(
    tx: Tx,
    { id, userId, updatedAt }: Generation,
    data: Prisma.GenerationUpdateManyMutationInput,
  ): Promise<boolean> {
    const { count } = await tx.generation.updateMany({
      where: { id, userId, status: 'preview', updatedAt, deletedAt: null },
      data: { ...data, reviewUntil: null },
    });
    return count > 0;
  }

  /** Other colors change the listing, and the drawing where it was made in inks for each color. */
  private async deleteStaleSteps(tx: Tx, generationId: string, otherColors: boolean): Promise<void> {
    const drawn = await tx.generationStep.findFirst({ where: { generationId, name: draw.name } });
    const stale: StepName[] = ['cut_out'];
    if (otherColors) stale.push('write_listing');
    if (otherColors && drawn && draw.result.parse(drawn.result).versions.length > 0) stale.push('draw');
    await tx.generationStep.deleteMany({ where: { generationId, name: { in: stale } } });
  }

  private async resume(
    tx: Tx,
    row: Generation,
    kind: 'approved' | 'cut_again',
    detail: Prisma.InputJsonObject,
  ): Promise<void> {
    await recordHistory(tx, row.id, { kind, detail });
    await this.queue.enqueue(tx, row);
  }

  private async find(userId: string, id: string): Promise<Generation> {
    const row = await this.prisma.generation.findFirst({ where: { id, userId, deletedAt: null } });
    if (!row) throw new AppError('not_found');
    return row;
  }
}

function reviewOf(row: Generation): StoredReview {
  const review = parseReview(row);
  if (!review) throw new Error('A design in preview has no review.');
  return review;
}

/** @throws AppError already_published where there is a design of the same request in these very colors */
async function refuseSameRequest<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('already_published', 'You’ve already made this design in these colors. See it in your library.');
  }
}

import { Injectable } from '@nestjs/common';
import { AppError } from '../platform/errors/app-error.ts';
import { RateLimits } from '../platform/limits/rate-limits.ts';
import type { Generation } from '../platform/prisma/client/client.ts';
import { Prisma, PrismaService, type Tx } from '../platform/prisma/prisma.service.ts';
import { isUniqueViolation } from '../platform/prisma/prisma-errors.ts';
import { JobQueue } from '../platform/queue/job-queue.ts';
import { ConnectionsService, ShirtCatalogService } from '../printify/index.ts';
import type { RepushOutcome } from './dto/generate.dto.ts';
import type { FinalizeGeneration } from './dto/review.dto.ts';
import { GenerationEnds } from './generation-ends.ts';
import { generationRequest, requestKey } from './generation-request.ts';
import { record } from './history.ts';
import { produceDesign } from './jobs.ts';
import { RepublishService } from './republish.service.ts';
import type { KeptReview } from './review.ts';
import { endStates } from './states.ts';
import type { StepName, StepResults } from './step.ts';

/** Cutting again costs the seller nothing and us some seconds of a processor. */
const cutLimit = { name: 'cut-again', points: 20, seconds: 600 };
const done: RepushOutcome = { success: true, error: null };

/**
 * The seller's decisions on a design that waits for their look. Of decisions at the same time the first counts: it
 * takes the design out of its waiting, and the others find it gone.
 */
@Injectable()
export class ReviewService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly queue: JobQueue,
    private readonly connections: ConnectionsService,
    private readonly catalog: ShirtCatalogService,
    private readonly limits: RateLimits,
    private readonly ends: GenerationEnds,
    private readonly republishing: RepublishService,
  ) {}

  /** Approves a waiting design, or has it cut out again as wished; any other is taken to its end as a republish does. */
  async finalize(userId: string, wish: FinalizeGeneration): Promise<RepushOutcome> {
    const row = await this.find(userId, wish.generationId);
    const again = Boolean(wish.background || wish.selectedColors);
    if (row.status !== 'preview') return this.afterwards(row, again);
    await this.connections.requireConnection(userId);
    const first = again ? await this.cutAgain(row, wish) : await this.approve(row);
    return first ? done : this.afterwards(await this.find(userId, row.id), again);
  }

  /** Gives a waiting design up; its credit goes back. */
  async discard(userId: string, id: string): Promise<RepushOutcome> {
    const row = await this.find(userId, id);
    if (await this.ends.discard({ id, userId }, 'seller')) return done;
    const after = row.status === 'preview' ? await this.find(userId, id) : row;
    if (after.errorCode !== 'discarded') throw new AppError('not_in_review');
    return done;
  }

  /** A decision that comes twice is answered as it was; without one there is what can be taken up again. */
  private afterwards(row: Generation, again: boolean): Promise<RepushOutcome> | RepushOutcome {
    const decision = (row.review as KeptReview | null)?.decision;
    const running = !endStates.includes(row.status as never);
    if (running && decision === (again ? 'cut_again' : 'approved')) return done;
    if (again) throw new AppError('not_in_review');
    return this.republishing.repush(row.userId, row.id);
  }

  /** @throws AppError print_check_failed: what would print badly is not for anybody to approve */
  private async approve(row: Generation): Promise<boolean> {
    const review = row.review as unknown as KeptReview;
    if (review.reason === 'print_check_failed') {
      throw new AppError('print_check_failed', `It cannot be published like this. ${review.sentences.join(' ')}`);
    }
    return this.prisma.$transaction(async (tx) => {
      const decided = { ...review, decision: 'approved' };
      if (!(await this.leaveReview(tx, row, { status: 'uploading', review: decided }))) return false;
      const where = { generationId_name: { generationId: row.id, name: 'cut_out' } };
      const step = await tx.generationStep.findUniqueOrThrow({ where });
      const result = { ...(step.result as unknown as StepResults['cut_out']), review: null };
      await tx.generationStep.update({ where, data: { result: result as unknown as Prisma.InputJsonObject } });
      await this.goOn(tx, row.id, 'approved', {});
      return true;
    });
  }

  /** From the stored drawing. */
  private async cutAgain(row: Generation, { background, selectedColors }: FinalizeGeneration): Promise<boolean> {
    const colors = selectedColors ?? row.colors;
    if (selectedColors) await this.catalog.checkColors(row.userId, selectedColors);
    await this.limits.consume(cutLimit, row.userId);
    const wish = { background: background ?? row.background, colors };
    const data = {
      ...wish,
      requestKey: selectedColors ? requestKey(row.idea, colors, generationRequest.parse(row.request)) : row.requestKey,
      review: { ...(row.review as unknown as KeptReview), decision: 'cut_again' },
      status: 'removing_bg',
    };
    return refuseTwins(
      this.prisma.$transaction(async (tx) => {
        if (!(await this.leaveReview(tx, row, data))) return false;
        await this.forget(tx, row.id, Boolean(selectedColors));
        await this.goOn(tx, row.id, 'cut_again', wish);
        return true;
      }),
    );
  }

  /** False where another decision was first. What was looked at must be what is decided on: the row is as it was read. */
  private async leaveReview(
    tx: Tx,
    { id, userId, updatedAt }: Generation,
    data: Prisma.GenerationUpdateManyMutationInput,
  ): Promise<boolean> {
    const where = { id, userId, status: 'preview', updatedAt };
    const { count } = await tx.generation.updateMany({ where, data: { ...data, reviewUntil: null } });
    return count > 0;
  }

  /** Other colors change what the listing speaks of, and what was drawn in inks for each color. */
  private async forget(tx: Tx, generationId: string, otherColors: boolean): Promise<void> {
    const draw = await tx.generationStep.findFirst({ where: { generationId, name: 'draw' } });
    const { versions = [] } = (draw?.result ?? {}) as unknown as Partial<StepResults['draw']>;
    const stale: StepName[] = ['cut_out'];
    if (otherColors) stale.push('write_listing');
    if (otherColors && versions.length > 0) stale.push('draw');
    await tx.generationStep.deleteMany({ where: { generationId, name: { in: stale } } });
  }

  private async goOn(
    tx: Tx,
    generationId: string,
    kind: 'approved' | 'cut_again',
    detail: Prisma.InputJsonObject,
  ): Promise<void> {
    await record(tx, generationId, { kind, detail });
    await this.queue.enqueue(tx, produceDesign, { generationId });
  }

  private async find(userId: string, id: string): Promise<Generation> {
    const row = await this.prisma.generation.findFirst({ where: { id, userId } });
    if (!row) throw new AppError('not_found');
    return row;
  }
}

/** @throws AppError already_published where the same wish, in these very colors, is there already */
async function refuseTwins<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError(
      'already_published',
      'You have made this design in these colors already. See it in your library.',
    );
  }
}

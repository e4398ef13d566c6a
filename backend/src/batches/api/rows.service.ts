import { Injectable } from '@nestjs/common';
import {
  type BulkFailure,
  type BulkResult,
  failed,
  RepublishService,
  ReviewService,
  TrashService,
} from '../../generations/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { RateLimits } from '../../platform/limits/rate-limits.ts';
import type { Batch, BatchRow } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { spenderColumn } from '../../platform/programs/spender.ts';
import { FileLinks } from '../../platform/storage/file-links.ts';
import { ideaKey, RowChecker, type RowToCheck, toRowToCheck } from '../checking/row-checker.ts';
import {
  applyChange,
  parseInput,
  type RowChange,
  type RowInput,
  type RowState,
  rowStates,
  rulesOf,
} from '../model/batch.ts';
import { resolveRow } from '../model/resolve-row.ts';
import { isRetryFree } from '../model/row-retry.ts';
import { PublishPlans } from '../publishing/publish-plans.ts';
import { BatchCredits } from '../rows/batch-credits.ts';
import { BatchRows, lockBatch } from '../rows/batch-rows.ts';
import { spenderOfRows } from '../rows/row-spender.ts';
import { RowRechecks } from '../running/row-rechecks.ts';
import { type DesignOfRow, designColumns, type RowContext, toDrawn, toRowView } from './batch.mapper.ts';
import { resultsCsv } from './results.ts';
import type { ChooseRows, RowPage, RowQuery, RowView } from './row.dto.ts';
import { changeable, idsOf, notChangeable, rowLimit, saveTries, unknownOf } from './row-choice.ts';

export type RowAction = 'approve' | 'discard' | 'retry' | 'restore';

type Row = BatchRow & { generation: DesignOfRow | null; state: RowState };

/** Rows that each action is for where it is asked for all of them. What a person must decide one by one is not. */
const forAll: Record<RowAction, RowState[]> = {
  approve: ['made'],
  discard: ['made', 'needs_review', 'failed', 'publish_failed'],
  retry: ['failed', 'publish_failed'],
  restore: ['discarded'],
};

@Injectable()
export class RowsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly rows: BatchRows,
    private readonly checker: RowChecker,
    private readonly rechecks: RowRechecks,
    private readonly plans: PublishPlans,
    private readonly reviews: ReviewService,
    private readonly trash: TrashService,
    private readonly republishing: RepublishService,
    private readonly costs: BatchCredits,
    private readonly links: FileLinks,
    private readonly limits: RateLimits,
  ) {}

  async listRows(userId: string, batchId: string, { state, cursor, limit }: RowQuery): Promise<RowPage> {
    const batch = await this.findBatch(userId, batchId);
    const after = readCursor(cursor);
    const found = await this.rows.findByState(batchId, state ?? rowStates, { after, limit: limit + 1 });
    const rows = await this.read(batchId, found.slice(0, limit));
    const context = await this.contextOf(batch);
    return {
      rows: rows.map((row) => toRowView(row, context)),
      nextCursor: found.length > limit ? String(rows.at(-1)?.position) : null,
    };
  }

  async exportRows(userId: string, batchId: string): Promise<string> {
    const batch = await this.findBatch(userId, batchId);
    const rows = await this.read(batchId, await this.rows.findByState(batchId, rowStates));
    const context = await this.contextOf(batch);
    return resultsCsv(rows.map((row) => toRowView(row, context)));
  }

  /** @throws AppError not_found, not_ready, slot_taken */
  async updateRow(userId: string, batchId: string, rowId: string, change: RowChange): Promise<RowView> {
    await this.limits.consume(rowLimit, userId);
    const batch = await this.findBatch(userId, batchId);
    for (let left = saveTries; left > 0; left -= 1) {
      if (!(await this.saveOnce(batch, rowId, change))) continue;
      return toRowView(await this.findRow(batchId, rowId), await this.contextOf(batch));
    }
    throw new AppError('not_ready', notChangeable);
  }

  /** False where another cell of the row was changed meanwhile. */
  private async saveOnce(batch: Batch, rowId: string, change: RowChange): Promise<boolean> {
    const row = await this.findRow(batch.id, rowId);
    const input = applyChange(parseInput(row), change);
    const onlyMoves = Object.entries(change).every(([name, value]) => name === 'publishAt' || value === undefined);
    if (row.state === 'approved' && onlyMoves) return this.move(batch, row, input);
    if (!changeable.includes(row.state)) throw new AppError('not_ready', notChangeable);
    return this.saveInput(batch, row, input);
  }

  async act(userId: string, batchId: string, action: RowAction, chosen: ChooseRows): Promise<BulkResult[]> {
    await this.limits.consume(rowLimit, userId);
    const batch = await this.findBatch(userId, batchId);
    const ids = idsOf(chosen);
    const states = ids ? rowStates : forAll[action];
    const found = await this.rows.findByState(batchId, states, { ids });
    const rows = await this.read(batchId, found);
    const results = await this.perform(batch, action, rows);
    return [...results, ...unknownOf(ids, rows)];
  }

  private perform(batch: Batch, action: RowAction, rows: Row[]): Promise<BulkResult[]> {
    switch (action) {
      case 'approve':
        return this.approve(batch, rows);
      case 'discard':
        return this.discard(batch, rows);
      case 'retry':
        return this.retry(batch, rows);
      default:
        return this.restore(batch, rows);
    }
  }

  private async approve(batch: Batch, rows: Row[]): Promise<BulkResult[]> {
    const failures = new Map<string, BulkFailure>();
    for (const row of rows.filter(({ state }) => state === 'needs_review')) {
      const failure = await this.attempt(() =>
        this.reviews.finalize(batch.userId, { generationId: row.generationId ?? '' }),
      );
      if (failure) failures.set(row.id, failure);
    }
    const wanted = rows.filter(({ id, state }) => (state === 'made' || state === 'needs_review') && !failures.has(id));
    const planned = await this.prisma.$transaction(async (tx) => {
      await lockBatch(tx, batch.id);
      const states = await this.rows.findByState(
        batch.id,
        ['made', 'needs_review', 'making'],
        { ids: wanted.map(({ id }) => id) },
        tx,
      );
      const still = new Set(states.map(({ id }) => id));
      const begun = wanted.flatMap(({ id, input, generationId }) =>
        generationId && still.has(id) ? [{ id, input, generationId }] : [],
      );
      await this.plans.plan(tx, batch, begun);
      return still;
    });
    return rows.map(({ id, state }) => {
      const done = planned.has(id) || state === 'approved' || state === 'publishing' || state === 'published';
      return { id, failure: failures.get(id) ?? (done ? null : failed('not_ready', notApprovable)) };
    });
  }

  private async discard(batch: Batch, rows: Row[]): Promise<BulkResult[]> {
    const results: BulkResult[] = [];
    for (const row of rows) {
      const failure = row.state === 'discarded' ? null : await this.attempt(() => this.discardOne(batch, row));
      const isGone = !failure && !(await this.mark(row, { isDiscarded: true }));
      results.push({ id: row.id, failure: isGone ? failed('not_ready', notDiscardable) : failure });
    }
    await this.recheckRepeats(batch, rows);
    return results;
  }

  /** Its design goes to the trash; one that waits for a review gives its credit back. */
  private async discardOne({ userId }: Batch, { state, generationId, isSkipped }: Row): Promise<void> {
    if (state === 'making' || state === 'publishing' || state === 'published')
      throw new AppError('not_ready', notDiscardable);
    if (!generationId || isSkipped) return;
    if (state === 'needs_review') await this.reviews.discard(userId, generationId);
    else await this.trash.deleteOne(userId, generationId);
  }

  /** False where its turn came meanwhile, or it was drawn anew. */
  private async mark({ id, begunAt, generationId }: Row, data: { isDiscarded: boolean }): Promise<boolean> {
    return (await this.prisma.batchRow.updateMany({ where: { id, begunAt, generationId }, data })).count > 0;
  }

  private async restore(batch: Batch, rows: Row[]): Promise<BulkResult[]> {
    const results: BulkResult[] = [];
    for (const row of rows) {
      const failure = await this.attempt(() => this.restoreOne(batch, row));
      const isGone = !failure && !(await this.mark(row, { isDiscarded: false }));
      results.push({ id: row.id, failure: isGone ? failed('not_ready', notRestorable) : failure });
    }
    await this.recheckRepeats(batch, rows);
    return results;
  }

  private recheckRepeats(batch: Batch, rows: readonly Row[]): Promise<void> {
    return this.rechecks.recheckRepeats(
      batch,
      rows.map((row) => parseInput(row).idea),
    );
  }

  private async restoreOne({ userId }: Batch, { state, begunAt, generation }: Row): Promise<void> {
    if (state !== 'discarded') throw new AppError('not_ready', notRestorable);
    if (begunAt && !generation)
      throw new AppError('not_found', 'This design was deleted for good. Try again to redraw it.');
    if (!generation?.deletedAt) return;
    const [result] = await this.trash.restore(userId, [generation.id]);
    if (result?.failure) throw new AppError(result.failure.code, result.failure.message);
  }

  private async retry(batch: Batch, rows: Row[]): Promise<BulkResult[]> {
    const results: BulkResult[] = [];
    for (const row of rows) results.push({ id: row.id, failure: await this.attempt(() => this.retryOne(batch, row)) });
    return results;
  }

  /** What was drawn is published again for free. Anything else is drawn anew, for a credit when its turn comes. */
  private async retryOne(batch: Batch, row: Row): Promise<void> {
    const { state, generation } = row;
    if (generation && state === 'publish_failed') return this.publishAgain(batch, row, generation.id);
    const drawn = generation && toDrawn(generation);
    if (generation && isRetryFree({ state, input: parseInput(row) }, drawn, rulesOf(batch))) {
      await this.republishing.republish(batch.userId, generation.id);
      return;
    }
    if (!['made', 'needs_review', 'failed', 'discarded'].includes(state)) throw new AppError('not_ready', notRetryable);
    if (batch.state === 'canceled') throw new AppError('batch_state', isCanceled);
    if (state === 'needs_review' || state === 'made') await this.discardOne(batch, row);
    await this.drawAnew(batch, row);
  }

  private publishAgain(batch: Batch, { id, input }: Row, generationId: string): Promise<void> {
    return this.prisma.$transaction(async (tx) => {
      await lockBatch(tx, batch.id);
      await this.plans.plan(tx, batch, [{ id, input, generationId }]);
    });
  }

  private async drawAnew(batch: Batch, { id, generationId }: Row): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      await lockBatch(tx, batch.id);
      if ((await tx.batch.findUnique({ where: { id: batch.id } }))?.state === 'canceled')
        throw new AppError('batch_state', isCanceled);
      const { count } = await tx.batchRow.updateMany({
        where: { id, generationId },
        data: { begunAt: null, generationId: null, isDiscarded: false, isSkipped: false, program: spenderColumn() },
      });
      if (count === 0) throw new AppError('not_ready', notRetryable);
      await tx.batch.updateMany({
        where: { id: batch.id, state: 'finished' },
        data: { state: 'running', endedAt: null },
      });
    });
  }

  private async move(batch: Batch, { id, ...row }: Row, input: RowInput): Promise<boolean> {
    const { generationId } = row;
    const { publishAt, faults } = resolveRow(input, rulesOf(batch), { available: null, lineUps: [], now: new Date() });
    const fault = faults.find(({ field }) => field === 'publishAt');
    const problem = fault?.message ?? (publishAt ? null : 'Choose a day and a time.');
    if (problem) throw new AppError('validation_failed', problem, { fields: { publishAt: problem } });
    return this.prisma.$transaction(async (tx) => {
      await lockBatch(tx, batch.id);
      const states = await this.rows.findByState(batch.id, ['approved'], { ids: [id] }, tx);
      if (states.length === 0 || !generationId || !publishAt) throw new AppError('not_ready', notChangeable);
      if (!(await this.plans.move(tx, batch, { id, input, generationId }, publishAt))) throw new AppError('slot_taken');
      const where = { id, input: { equals: parseInput(row) } };
      return (await tx.batchRow.updateMany({ where, data: { input } })).count > 0;
    });
  }

  /** With the rows of the same idea, before and after: what they say of each other changes too. */
  private async saveInput(batch: Batch, row: Row, input: RowInput): Promise<boolean> {
    const before = parseInput(row);
    const keys = [before, input].map(({ idea }) => ideaKey(idea));
    const rows = await this.prisma.batchRow.findMany({ where: { batchId: batch.id, id: { not: row.id } } });
    const others = rows.map(toRowToCheck);
    const isSame = (other: RowToCheck) => keys.includes(ideaKey(other.input.idea));
    const same = others.filter(isSame);
    const different = others.filter((other) => !isSame(other));
    const toCheck = [{ ...toRowToCheck(row), input }, ...same];
    const [checked, ...repeats] = await this.checker.check(batch.userId, toCheck, rulesOf(batch), different);
    if (!checked) return false;
    const { faults, isFaulty } = checked;
    const program = spenderOfRows(batch);
    return this.prisma.$transaction(async (tx) => {
      // Two changes that touch the same rows in another order would wait for each other.
      await lockBatch(tx, batch.id);
      const { count } = await tx.batchRow.updateMany({
        where: { id: row.id, begunAt: row.begunAt, input: { equals: before } },
        data: { input, faults, isFaulty, ...(program && { program }) },
      });
      if (count > 0) await this.rows.saveFaults(tx, batch.id, repeats);
      return count > 0;
    });
  }

  private async attempt(work: () => Promise<unknown>): Promise<BulkFailure | null> {
    try {
      await work();
      return null;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return failed(error.code, error.message);
    }
  }

  private async findRow(batchId: string, rowId: string): Promise<Row> {
    const [row] = await this.read(batchId, await this.rows.findByState(batchId, rowStates, { ids: [rowId] }));
    if (!row) throw new AppError('not_found');
    return row;
  }

  private async read(batchId: string, found: { id: string; state: RowState }[]): Promise<Row[]> {
    const states = new Map(found.map(({ id, state }) => [id, state]));
    const rows = await this.prisma.batchRow.findMany({
      where: { batchId, id: { in: [...states.keys()] } },
      include: { generation: { select: designColumns } },
      orderBy: { position: 'asc' },
    });
    return rows.flatMap((row) => {
      const state = states.get(row.id);
      return state ? [{ ...row, state }] : [];
    });
  }

  private async contextOf(batch: Batch): Promise<RowContext> {
    return { batch, prices: await this.costs.readPrices(batch.userId), links: this.links };
  }

  private async findBatch(userId: string, id: string): Promise<Batch> {
    const batch = await this.prisma.batch.findFirst({ where: { id, userId } });
    if (!batch) throw new AppError('not_found');
    return batch;
  }
}

const notApprovable = 'This row isn’t made yet, or was discarded.';
const notDiscardable = 'This row is being made or is published. It can’t be discarded.';
const notRestorable = 'This row isn’t discarded.';
const isCanceled = 'This batch was canceled. Nothing is drawn for it any more.';
const notRetryable = 'This row can’t be tried again now.';

function readCursor(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (/^\d{1,9}$/.test(cursor)) return Number(cursor);
  const message = 'Take cursor from nextCursor of the page before.';
  throw new AppError('validation_failed', message, { fields: { cursor: message } });
}

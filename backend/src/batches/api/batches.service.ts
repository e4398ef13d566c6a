import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.ts';
import type { AuthUser } from '../../platform/http/decorators.ts';
import { requireScope } from '../../platform/http/scopes.ts';
import { type LimitDefinition, RateLimits } from '../../platform/limits/rate-limits.ts';
import type { Batch } from '../../platform/prisma/client/client.ts';
import { Prisma, PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { spenderColumn } from '../../platform/programs/spender.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { type CheckedRow, RowChecker, type RowToCheck, toRowToCheck } from '../checking/row-checker.ts';
import { advanceBatches } from '../jobs/advance-batches.job.ts';
import {
  type BatchPublishing,
  type BatchRules,
  type BatchState,
  batchDefaults,
  mostFreeRows,
  mostRows,
  rowRequest,
  rulesOf,
} from '../model/batch.ts';
import { publishesInHalfHour } from '../model/pace.ts';
import { PublishPlans } from '../publishing/publish-plans.ts';
import { BatchFactsReader } from '../rows/batch-facts.ts';
import { BatchRows, lockBatch } from '../rows/batch-rows.ts';
import { spenderOfRows } from '../rows/row-spender.ts';
import { CanceledBatches } from '../running/canceled-batches.ts';
import type { BatchDetails, BatchPage, CreateBatch, CreatedBatch, UpdateBatch } from './batch.dto.ts';
import { toBatchView, toRowCheck } from './batch.mapper.ts';
import type { RowCheck, RowRequest } from './row.dto.ts';

export type BatchCommand = 'start' | 'pause' | 'resume' | 'cancel';

const createLimit: LimitDefinition = { name: 'batch-create', points: 60, seconds: 3600 };
const addLimit: LimitDefinition = { name: 'batch-add', points: 60, seconds: 600 };
const changeLimit: LimitDefinition = { name: 'batch-change', points: 60, seconds: 60 };

/** From which states a command leads where; in its own end it changes nothing. */
const commands: Record<BatchCommand, { from: BatchState[]; to: BatchState }> = {
  start: { from: ['draft', 'finished'], to: 'running' },
  pause: { from: ['running', 'finished'], to: 'paused' },
  resume: { from: ['paused'], to: 'running' },
  cancel: { from: ['draft', 'running', 'paused', 'finished'], to: 'canceled' },
};

@Injectable()
export class BatchesService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly checker: RowChecker,
    private readonly rows: BatchRows,
    private readonly facts: BatchFactsReader,
    private readonly plans: PublishPlans,
    private readonly canceled: CanceledBatches,
    private readonly limits: RateLimits,
    private readonly queue: JobQueue,
  ) {}

  async createBatch(user: AuthUser, request: CreateBatch): Promise<CreatedBatch> {
    requirePublishing(user, request.publish);
    const userId = user.id;
    await this.limits.consume(createLimit, userId);
    await this.refuseTooMany(userId, request.rows.length);
    const { name, publish, timeZone = null } = request;
    const defaults = batchDefaults.parse(request.defaults);
    const checked = await this.checker.check(userId, numbered(request.rows), { defaults, publish, timeZone });
    return this.prisma.$transaction(async (tx) => {
      const batch = await tx.batch.create({ data: { userId, name, defaults, timeZone, ...publishColumns(publish) } });
      return { id: batch.id, rows: await this.store(tx, batch, checked) };
    });
  }

  async addRows(user: AuthUser, id: string, added: RowRequest[]): Promise<RowCheck[]> {
    const userId = user.id;
    await this.limits.consume(addLimit, userId);
    const batch = await this.find(userId, id);
    requirePublishing(user, batch.publish);
    if (batch.state === 'canceled') throw new AppError('batch_state', 'This batch was canceled. Make a new one.');
    const before = await this.prisma.batchRow.findMany({ where: { batchId: id }, orderBy: { position: 'asc' } });
    await this.refuseTooMany(userId, before.length + added.length);
    const toCheck = numbered(added, before.at(-1)?.position ?? 0);
    const checked = await this.checker.check(userId, toCheck, rulesOf(batch), before.map(toRowToCheck));
    return this.prisma.$transaction((tx) => this.store(tx, batch, checked));
  }

  async listBatches(userId: string, { page, per_page }: { page: number; per_page: number }): Promise<BatchPage> {
    const [batches, total] = await Promise.all([
      this.prisma.batch.findMany({
        where: { userId },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        skip: (page - 1) * per_page,
        take: per_page,
      }),
      this.prisma.batch.count({ where: { userId } }),
    ]);
    const facts = await this.facts.read(userId, batches);
    const views = batches.flatMap((batch) => {
      const known = facts.get(batch.id);
      return known ? [toBatchView(batch, known)] : [];
    });
    return { batches: views, total, page, per_page };
  }

  async getBatch(userId: string, id: string): Promise<BatchDetails> {
    const batch = await this.find(userId, id);
    const [facts, quota] = await Promise.all([this.facts.read(userId, [batch]), this.facts.readQuota(userId)]);
    const known = facts.get(id);
    if (!known) throw new AppError('not_found');
    const { productsToday, closedUntil } = quota;
    return {
      ...toBatchView(batch, known),
      quota: { productsToday, closedUntil: closedUntil?.toISOString() ?? null, publishesInHalfHour },
    };
  }

  /** Rows that have not begun are checked again, and what is not published yet is planned again. */
  async updateBatch(user: AuthUser, id: string, change: UpdateBatch): Promise<BatchDetails> {
    requirePublishing(user, change.publish ?? 'approved');
    const userId = user.id;
    await this.limits.consume(changeLimit, userId);
    const { name, publish, timeZone } = change;
    const defaults = change.defaults && batchDefaults.parse(change.defaults);
    const batch = await this.find(userId, id);
    const before = rulesOf(batch);
    const rules = {
      defaults: defaults ?? before.defaults,
      publish: publish ?? before.publish,
      timeZone: timeZone ?? before.timeZone,
    };
    const checked = isDeepStrictEqual(rules, before) ? [] : await this.recheck(batch, rules);
    await this.prisma.$transaction(async (tx) => {
      await lockBatch(tx, id);
      const updated = await tx.batch.update({
        where: { id },
        data: {
          ...(name && { name }),
          ...(defaults && { defaults }),
          ...(timeZone && { timeZone }),
          ...(publish && publishColumns(publish)),
        },
      });
      await this.rows.saveFaults(tx, id, checked);
      if (publish) await this.plans.replan(tx, updated, publish);
    });
    return this.getBatch(userId, id);
  }

  /** @throws AppError batch_state, nothing_to_start */
  async command(user: AuthUser, id: string, command: BatchCommand): Promise<BatchDetails> {
    const userId = user.id;
    await this.limits.consume(changeLimit, userId);
    const { from, to } = commands[command];
    await this.prisma.$transaction(async (tx) => {
      await lockBatch(tx, id);
      const batch = await tx.batch.findFirst({ where: { id, userId } });
      if (!batch) throw new AppError('not_found');
      if (batch.state === to) return;
      if (!from.includes(batch.state)) throw new AppError('batch_state');
      if (to === 'running') requirePublishing(user, batch.publish);
      const waiting = (await this.rows.countByState([id], tx)).get(id)?.waiting ?? 0;
      if (command === 'start' && waiting === 0) throw new AppError('nothing_to_start');
      await tx.batch.update({
        where: { id },
        data: {
          ...stateColumns(to),
          startedAt: batch.startedAt ?? startOf(to),
          ...(to === 'running' && { program: spenderColumn() }),
        },
      });
      if (to === 'running') await this.queue.enqueue(tx, advanceBatches, {}, { key: 'start', everySeconds: 1 });
      if (command === 'pause') await this.plans.hold(tx, batch);
      if (command === 'resume') await this.plans.letGo(tx, batch);
      if (command === 'cancel') await this.plans.unplanAll(tx, batch);
    });
    if (command === 'cancel') await this.canceled.endWaiting({ id });
    return this.getBatch(userId, id);
  }

  private async recheck(batch: Batch, rules: BatchRules) {
    const rows = await this.prisma.batchRow.findMany({ where: { batchId: batch.id, begunAt: null } });
    const others = await this.prisma.batchRow.findMany({ where: { batchId: batch.id, begunAt: { not: null } } });
    return this.checker.check(batch.userId, rows.map(toRowToCheck), rules, others.map(toRowToCheck));
  }

  private async store(tx: Tx, batch: Batch, checked: CheckedRow[]): Promise<RowCheck[]> {
    const rows = await this.rows.add(tx, batch, checked, spenderOfRows(batch));
    if (rows.length < checked.length) {
      throw new AppError('batch_state', 'Rows were added somewhere else at the same moment. Please try again.');
    }
    return rows.map(toRowCheck);
  }

  private async refuseTooMany(userId: string, count: number): Promise<void> {
    const { subscriptionTier } = await this.prisma.user.findUniqueOrThrow({ where: { id: userId } });
    const most = subscriptionTier === 'free' ? mostFreeRows : mostRows;
    if (count <= most) return;
    const message =
      most === mostFreeRows
        ? `The free plan takes ${mostFreeRows} rows in a batch; these are ${count}. Choose a plan for up to ${mostRows}.`
        : `A batch takes ${mostRows} rows; these are ${count}. Split them into several batches.`;
    throw new AppError('validation_failed', message, { fields: { rows: message } });
  }

  private async find(userId: string, id: string): Promise<Batch> {
    const batch = await this.prisma.batch.findFirst({ where: { id, userId } });
    if (!batch) throw new AppError('not_found');
    return batch;
  }
}

/** Where designs go out without their seller. @throws AppError insufficient_scope */
function requirePublishing(user: AuthUser, publish: BatchPublishing | Batch['publish']): void {
  if (publish !== 'approved') requireScope(user, 'publish');
}

function stateColumns(state: BatchState) {
  return {
    ...{ state, waitingFor: null, waitingSince: null, waitingUntil: null },
    endedAt: state === 'canceled' ? new Date() : null,
  };
}

function startOf(state: BatchState): Date | null {
  return state === 'running' ? new Date() : null;
}

function publishColumns(publish: BatchPublishing) {
  return typeof publish === 'string'
    ? { publish, schedule: Prisma.DbNull }
    : { publish: 'schedule' as const, schedule: publish };
}

function numbered(rows: RowRequest[], after = 0): RowToCheck[] {
  return rows.map((row, index) => ({
    position: after + index + 1,
    input: rowRequest.parse(row),
    designId: null,
    isDiscarded: false,
  }));
}

import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { type DesignChoice, PublishChoices } from '../../generations/index.ts';
import {
  type PublishChoice,
  publishAtApproval,
  publishAtOnce,
  publishOnResume,
} from '../../generations/model/status/publish-choice.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Batch, BatchRow } from '../../platform/prisma/client/client.ts';
import { Prisma, PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { type BatchPublishing, parseInput, publishingOf, rulesOf } from '../model/batch.ts';
import { type PlannedRow, planRelease } from '../model/release.ts';
import { resolveRow } from '../model/resolve-row.ts';
import { type PublishSchedule, SlotPlan } from '../model/schedule.ts';
import { lockBatch } from '../rows/batch-rows.ts';

const timedChoices = ['batch', 'date'] as const;

type Begun = Pick<BatchRow, 'id' | 'input'> & { generationId: string };

/** When designs of a batch go to the shop. Who plans has locked the batch: no slot is given twice. */
@Injectable()
export class PublishPlans {
  constructor(
    private readonly prisma: PrismaService,
    private readonly choices: PublishChoices,
    private readonly log: PinoLogger,
  ) {}

  /** Rows that their seller has approved: now, on the row's own date, or in the next free slot. */
  async plan(tx: Tx, batch: Batch, rows: readonly Begun[]): Promise<void> {
    const publish = publishingOf(batch);
    const now = new Date();
    // It may have been paused or canceled since it was read, before it was locked.
    const { state } = await tx.batch.findUniqueOrThrow({ where: { id: batch.id }, select: { state: true } });
    // The schedule of a canceled batch publishes nothing any more.
    const hasSlots = typeof publish !== 'string' && state !== 'canceled';
    const slots = hasSlots ? await this.readSlots(tx, batch.id, publish) : null;
    // A paused batch lets go of them when it goes on.
    const atOnce = state === 'paused' ? 'batch' : 'now';
    const choices = rows.map((row): DesignChoice => {
      const asked = askedDate(batch, row, now);
      const publishAt = slots ? slots.takeNext(asked ?? now) : asked;
      return { id: row.generationId, publishWhen: slots ? 'batch' : publishAt ? 'date' : atOnce, publishAt };
    });
    await this.choices.change(tx, batch.userId, choices);
  }

  /** False where that time is taken, or that day is full. @throws AppError not_ready where it is being sent */
  async move(tx: Tx, batch: Batch, { generationId: id }: Begun, publishAt: Date): Promise<boolean> {
    const publish = publishingOf(batch);
    const isScheduled = typeof publish !== 'string';
    if (isScheduled && !(await this.readSlots(tx, batch.id, publish, id)).isFree(publishAt)) return false;
    const choice = { id, publishWhen: isScheduled ? ('batch' as const) : ('date' as const), publishAt };
    if ((await this.choices.change(tx, batch.userId, [choice])) > 0) return true;
    throw new AppError('not_ready', 'This design is on its way to your shop already.');
  }

  /** What is not sent yet waits for approval again: for its slot or its date, or while it is made. */
  unplanAll(tx: Tx, batch: Batch): Promise<void> {
    return this.rechoose(tx, batch, { publishWhen: { not: 'approved' } }, publishAtApproval);
  }

  /** What would go out by itself waits until the batch goes on. Slots and dates of a paused batch wait anyway. */
  async hold(tx: Tx, batch: Batch): Promise<void> {
    if (typeof publishingOf(batch) !== 'string') return;
    await this.rechoose(tx, batch, { publishWhen: 'now' }, publishOnResume);
  }

  async letGo(tx: Tx, batch: Batch): Promise<void> {
    await this.rechoose(tx, batch, publishOnResume, publishAtOnce);
  }

  private async rechoose(
    tx: Tx,
    { id: batchId, userId }: Batch,
    which: Prisma.GenerationWhereInput,
    choice: PublishChoice,
  ): Promise<void> {
    const where = { ...which, batchId, publishStatus: 'draft' as const, deletedAt: null };
    const designs = await tx.generation.findMany({ where, select: { id: true, publishWhen: true } });
    const from = [...new Set(designs.map(({ publishWhen }) => publishWhen))];
    const choices = designs.map(({ id }) => ({ id, ...choice }));
    await this.choices.change(tx, userId, choices, from);
  }

  /**
   * After the batch got another way to publish: what was approved and is not sent is planned anew, or waits for approval
   * again. So does what is still being made and was to go out by itself.
   */
  async replan(tx: Tx, batch: Batch, publish: BatchPublishing): Promise<void> {
    const rows = await tx.batchRow.findMany({
      where: {
        ...{ batchId: batch.id, isDiscarded: false, isSkipped: false },
        generation: {
          ...{ publishStatus: 'draft', deletedAt: null },
          OR: [
            { publishWhen: { in: [...timedChoices] } },
            ...(publish === 'now' ? [] : [{ publishWhen: 'now' as const, status: { not: 'finalized' as const } }]),
          ],
        },
      },
      include: { generation: { select: { publishWhen: true, publishAt: true } } },
      orderBy: [{ generation: { publishAt: 'asc' } }, { position: 'asc' }],
    });
    const begun = rows.flatMap(({ generationId, ...row }) => (generationId ? [{ ...row, generationId }] : []));
    const unplanned = begun.map(({ generationId: id }) => ({ id, ...publishAtApproval }));
    await this.choices.change(tx, batch.userId, unplanned);
    const approved = begun.filter(({ generation }) => generation?.publishWhen !== 'now');
    if (typeof publish !== 'string') await this.plan(tx, batch, approved);
  }

  /** Publishes what is due, and gives what was missed another slot. */
  async releaseDue(): Promise<void> {
    const batches = await this.prisma.$queryRaw<{ id: string }[]>(Prisma.sql`
      SELECT DISTINCT batch.id
        FROM generations design
        JOIN batch_rows row ON row.generation_id = design.id AND NOT row.is_skipped AND NOT row.is_discarded
        JOIN batches batch ON batch.id = row.batch_id AND batch.state IN ('running', 'finished')
       WHERE design.status = 'finalized' AND design.publish_status = 'draft' AND design.publish_when = 'batch'
         AND design.deleted_at IS NULL AND design.publish_at <= now()`);
    for (const { id } of batches) await this.tryToRelease(id);
  }

  private async tryToRelease(batchId: string): Promise<void> {
    try {
      await this.prisma.$transaction((tx) => this.release(tx, batchId));
    } catch (error) {
      this.log.warn({ err: error, batchId }, 'a batch could not publish what is due');
    }
  }

  private async release(tx: Tx, batchId: string): Promise<void> {
    if (!(await lockBatch(tx, batchId))) return;
    const batch = await tx.batch.findUniqueOrThrow({ where: { id: batchId } });
    const publish = publishingOf(batch);
    if (typeof publish === 'string' || !['running', 'finished'].includes(batch.state)) return;
    const planned = await this.findPlanned(tx, batchId);
    const { due, moved } = planRelease(publish, planned, new Date());
    const ready = planned.filter(({ id, isReady }) => isReady && due.includes(id));
    const choices: DesignChoice[] = [
      ...ready.map(({ id, at }) => ({ id, publishWhen: 'now' as const, publishAt: at })),
      ...moved.map(({ id, at }) => ({ id, publishWhen: 'batch' as const, publishAt: at })),
    ];
    await this.choices.change(tx, batch.userId, choices, ['batch']);
  }

  private async readSlots(tx: Tx, batchId: string, schedule: PublishSchedule, except?: string): Promise<SlotPlan> {
    const planned = await this.findPlanned(tx, batchId);
    return new SlotPlan(
      schedule,
      planned.filter(({ id }) => id !== except).map(({ at }) => at),
    );
  }

  /** The designs that have a slot, by their ids. Whoever took one out of the plan, on its own page say, has let go of it. */
  private async findPlanned(tx: Tx, batchId: string): Promise<(PlannedRow & { isReady: boolean })[]> {
    const rows = await tx.batchRow.findMany({
      where: {
        ...{ batchId, isDiscarded: false, isSkipped: false },
        generation: { deletedAt: null, publishWhen: { in: ['batch', 'now'] }, publishAt: { not: null } },
      },
      select: {
        generation: { select: { id: true, status: true, publishStatus: true, publishWhen: true, publishAt: true } },
      },
    });
    return rows.flatMap(({ generation }) => {
      if (!generation?.publishAt) return [];
      const { id, status, publishStatus, publishWhen, publishAt: at } = generation;
      const isSpent = status === 'error' || publishStatus !== 'draft' || publishWhen !== 'batch';
      return [{ id, at, isSpent, isReady: status === 'finalized' }];
    });
  }
}

/** The date that a row names, where it is still to come. */
function askedDate(batch: Batch, row: Pick<BatchRow, 'input'>, now: Date): Date | null {
  const { publishAt } = resolveRow(parseInput(row), rulesOf(batch), { available: null, lineUps: [], now });
  return publishAt && publishAt > now ? publishAt : null;
}

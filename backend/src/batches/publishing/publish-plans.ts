import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { PublishChoices } from '../../generations/index.ts';
import type { Batch, BatchRow } from '../../platform/prisma/client/client.ts';
import { Prisma, PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { type BatchPublishing, parseDefaults, parseInput, publishingOf } from '../model/batch.ts';
import { planRelease } from '../model/release.ts';
import { resolveRow } from '../model/resolve-row.ts';
import { type PublishSchedule, SlotPlan } from '../model/schedule.ts';
import { lockBatch } from '../rows/batch-rows.ts';

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
    const slots = typeof publish === 'string' ? null : await this.readSlots(tx, batch.id, publish);
    for (const row of rows) {
      const asked = this.askedDate(batch, row, now);
      const at = slots ? slots.takeNext(asked ?? now) : asked;
      await this.set(tx, batch.userId, row, at, slots ? 'batch' : at ? 'date' : 'now');
    }
  }

  /** The date that a row names, where it is still to come. */
  askedDate(batch: Batch, row: Pick<BatchRow, 'input'>, now: Date): Date | null {
    const options = { available: null, publish: publishingOf(batch), now };
    const { publishAt } = resolveRow(parseInput(row), parseDefaults(batch), options);
    return publishAt && publishAt > now ? publishAt : null;
  }

  /** False where that time is taken, or that day is full. */
  async move(tx: Tx, batch: Batch, row: Begun, at: Date): Promise<boolean> {
    const publish = publishingOf(batch);
    if (typeof publish === 'string') {
      await this.set(tx, batch.userId, row, at, 'date');
      return true;
    }
    const slots = await this.readSlots(tx, batch.id, publish, row.id);
    if (!slots.isFree(at)) return false;
    await this.set(tx, batch.userId, row, at, 'batch');
    return true;
  }

  /** It waits for approval again. */
  unplan(tx: Tx, { userId }: Batch, row: Begun): Promise<void> {
    return this.set(tx, userId, row, null, 'approved');
  }

  /** After the batch got another way to publish: what is not sent yet is planned anew, or waits for approval again. */
  async replan(tx: Tx, batch: Batch, publish: BatchPublishing): Promise<void> {
    const rows = await tx.batchRow.findMany({
      where: {
        batchId: batch.id,
        isDiscarded: false,
        generation: { publishStatus: 'draft', publishWhen: { in: ['batch', 'date'] } },
      },
      orderBy: [{ publishAt: 'asc' }, { position: 'asc' }],
    });
    const begun = rows.flatMap(({ id, input, generationId }) => (generationId ? [{ id, input, generationId }] : []));
    for (const row of begun) await this.unplan(tx, batch, row);
    if (typeof publish !== 'string') await this.plan(tx, batch, begun);
  }

  /** Publishes what is due, and gives what was missed another slot. */
  async releaseDue(): Promise<void> {
    const batches = await this.prisma.$queryRaw<{ id: string }[]>(Prisma.sql`
      SELECT DISTINCT row.batch_id AS id
        FROM batch_rows row
        JOIN batches batch ON batch.id = row.batch_id
        JOIN generations design ON design.id = row.generation_id
       WHERE row.publish_at <= now() AND NOT row.is_discarded AND batch.state IN ('running', 'finished')
         AND design.publish_when = 'batch' AND design.publish_status = 'draft' AND design.status = 'finalized'
         AND design.deleted_at IS NULL`);
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
    const rows = await this.findPlanned(tx, batchId);
    const { due, moved } = planRelease(publish, rows, new Date());
    const ready = rows.filter(({ id, isReady }) => isReady && due.includes(id));
    await this.choices.change(
      tx,
      batch.userId,
      ready.map(({ generationId }) => generationId),
      { publishWhen: 'now' },
    );
    for (const { id, at } of moved) {
      const row = rows.find((one) => one.id === id);
      if (row) await this.set(tx, batch.userId, row, at, 'batch');
    }
  }

  private async readSlots(tx: Tx, batchId: string, schedule: PublishSchedule, except?: string): Promise<SlotPlan> {
    const rows = await this.findPlanned(tx, batchId);
    return new SlotPlan(
      schedule,
      rows.filter(({ id }) => id !== except).map(({ at }) => at),
    );
  }

  private async findPlanned(tx: Tx, batchId: string) {
    const rows = await tx.batchRow.findMany({
      where: {
        ...{ batchId, isDiscarded: false, publishAt: { not: null } },
        // Whoever took a design out of the plan, on its own page say, has let go of its slot.
        generation: { deletedAt: null, publishWhen: { in: ['batch', 'now'] } },
      },
      include: { generation: { select: { id: true, status: true, publishStatus: true, publishWhen: true } } },
    });
    return rows.flatMap(({ id, input, publishAt: at, generation }) => {
      if (!at || !generation) return [];
      const isSpent = generation.publishStatus !== 'draft' || generation.publishWhen !== 'batch';
      return [{ id, input, at, isSpent, isReady: generation.status === 'finalized', generationId: generation.id }];
    });
  }

  private async set(
    tx: Tx,
    userId: string,
    { id, generationId }: Pick<Begun, 'id' | 'generationId'>,
    publishAt: Date | null,
    publishWhen: 'now' | 'date' | 'batch' | 'approved',
  ): Promise<void> {
    await tx.batchRow.update({ where: { id }, data: { publishAt } });
    await this.choices.change(tx, userId, [generationId], { publishWhen, publishAt });
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LineUps } from '../../line-ups/index.ts';
import type { Batch } from '../../platform/prisma/client/client.ts';
import { Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';
import { ideaKey, RowChecker, type RowToCheck, toRowToCheck } from '../checking/row-checker.ts';
import { rulesOf } from '../model/batch.ts';
import { BatchRows, lockBatch } from '../rows/batch-rows.ts';

/** Rows that have not begun are checked again when what they are checked against changes. */
@Injectable()
export class RowRechecks implements OnModuleInit {
  constructor(
    private readonly prisma: PrismaService,
    private readonly lineUps: LineUps,
    private readonly checker: RowChecker,
    private readonly rows: BatchRows,
  ) {}

  onModuleInit(): void {
    this.lineUps.onChange((userId) => this.recheckNamed(userId));
  }

  private async recheckNamed(userId: string): Promise<void> {
    const batches = await this.prisma.batch.findMany({
      where: {
        ...{ userId, state: { not: 'canceled' } },
        rows: { some: { begunAt: null, input: { path: ['lineUp'], not: Prisma.AnyNull } } },
      },
    });
    for (const batch of batches) await this.recheck(batch, ({ input }) => Boolean(input.lineUp));
  }

  /** Those that say that they repeat a row, after that was discarded or came back. */
  async recheckRepeats(batch: Batch, ideas: readonly string[]): Promise<void> {
    const keys = new Set(ideas.map(ideaKey));
    await this.recheck(batch, ({ input }) => keys.has(ideaKey(input.idea)));
  }

  private async recheck(batch: Batch, isMeant: (row: RowToCheck) => boolean): Promise<void> {
    const rows = (await this.prisma.batchRow.findMany({ where: { batchId: batch.id } })).map((row) => ({
      ...toRowToCheck(row),
      isOpen: row.begunAt === null,
    }));
    const toCheck = rows.filter((row) => row.isOpen && isMeant(row));
    if (toCheck.length === 0) return;
    const others = rows.filter((row) => !toCheck.includes(row));
    const checked = await this.checker.check(batch.userId, toCheck, rulesOf(batch), others);
    await this.prisma.$transaction(async (tx) => {
      await lockBatch(tx, batch.id);
      await this.rows.saveFaults(tx, batch.id, checked);
    });
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LineUps } from '../../line-ups/index.ts';
import { Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';
import { RowChecker, toRowToCheck } from '../checking/row-checker.ts';
import { rulesOf } from '../model/batch.ts';
import { BatchRows, lockBatch } from '../rows/batch-rows.ts';

/** Rows that have not begun and name a line-up are checked again when the seller's line-ups change. */
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
    for (const batch of batches) {
      const rows = (await this.prisma.batchRow.findMany({ where: { batchId: batch.id } })).map((row) => ({
        ...toRowToCheck(row),
        isOpen: row.begunAt === null,
      }));
      const toCheck = rows.filter(({ isOpen, input }) => isOpen && input.lineUp);
      const others = rows.filter((row) => !toCheck.includes(row));
      const checked = await this.checker.check(userId, toCheck, rulesOf(batch), others);
      await this.prisma.$transaction(async (tx) => {
        await lockBatch(tx, batch.id);
        await this.rows.saveFaults(tx, batch.id, checked);
      });
    }
  }
}

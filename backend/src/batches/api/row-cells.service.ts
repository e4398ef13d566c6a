import { Injectable } from '@nestjs/common';
import { type BulkResult, failed } from '../../generations/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { RateLimits } from '../../platform/limits/rate-limits.ts';
import type { Batch } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { RowChecker, toRowToCheck } from '../checking/row-checker.ts';
import { applyChange, type RowChange, type RowState, rowStates, rulesOf } from '../model/batch.ts';
import { BatchRows, lockBatch } from '../rows/batch-rows.ts';
import { spenderOfRows } from '../rows/row-spender.ts';
import type { ChooseRows } from './row.dto.ts';
import { changeable, idsOf, notChangeable, rowLimit, saveTries, unknownOf } from './row-choice.ts';

/** Sets the same cells of many rows, all that belong together in one statement. */
@Injectable()
export class RowCellsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly rows: BatchRows,
    private readonly checker: RowChecker,
    private readonly limits: RateLimits,
  ) {}

  async update(userId: string, batchId: string, chosen: ChooseRows, cells: CellChange): Promise<BulkResult[]> {
    await this.limits.consume(rowLimit, userId);
    const batch = await this.prisma.batch.findFirst({ where: { id: batchId, userId } });
    if (!batch) throw new AppError('not_found');
    const ids = idsOf(chosen);
    if (Object.values(cells).every((cell) => cell === undefined)) throw new AppError('validation_failed', noCell);
    const found = await this.rows.findByState(batchId, ids ? rowStates : changeable, { ids });
    const saved = await this.saveAll(batch, found.filter(isChangeable), cells);
    const results = found.map(({ id }) => ({ id, failure: saved.has(id) ? null : failed('not_ready', notChangeable) }));
    return [...results, ...unknownOf(ids, found)];
  }

  /** Which were saved. Those that somebody changed meanwhile are read and checked anew. */
  private async saveAll(batch: Batch, wanted: FoundRow[], cells: CellChange): Promise<Set<string>> {
    const saved = new Set<string>();
    let left = wanted;
    for (let tries = saveTries; tries > 0 && left.length > 0; tries -= 1) {
      for (const id of await this.saveOnce(batch, new Set(left.map(({ id }) => id)), cells)) saved.add(id);
      const open = left.filter(({ id }) => !saved.has(id)).map(({ id }) => id);
      left = open.length > 0 ? await this.rows.findByState(batch.id, changeable, { ids: open }) : [];
    }
    return saved;
  }

  private async saveOnce(batch: Batch, wanted: ReadonlySet<string>, cells: CellChange): Promise<string[]> {
    const rows = await this.prisma.batchRow.findMany({ where: { batchId: batch.id } });
    const asTyped = rows.map((row) => ({ ...row, ...toRowToCheck(row) }));
    const before = asTyped.filter(({ id }) => wanted.has(id));
    const others = asTyped.filter(({ id }) => !wanted.has(id));
    const toCheck = before.map((row) => ({ ...row, input: applyChange(row.input, cells) }));
    const checked = await this.checker.check(batch.userId, toCheck, rulesOf(batch), others);
    const changes = checked.flatMap(({ input, faults, isFaulty }, place) => {
      const row = before[place];
      return row ? [{ id: row.id, before: row.input, begunAt: row.begunAt, input, faults, isFaulty }] : [];
    });
    return this.prisma.$transaction(async (tx) => {
      await lockBatch(tx, batch.id);
      return this.rows.saveInputs(tx, changes, spenderOfRows(batch));
    });
  }
}

type CellChange = Omit<RowChange, 'idea'>;

interface FoundRow {
  id: string;
  state: RowState;
}

const noCell = 'Name at least one cell to change, for example style.';

function isChangeable({ state }: FoundRow): boolean {
  return changeable.includes(state);
}

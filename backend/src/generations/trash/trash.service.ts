import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Generation } from '../../platform/prisma/client/client.ts';
import { Prisma, PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { isUniqueViolation } from '../../platform/prisma/prisma-errors.ts';
import { recordHistoryOfAll } from '../history/history.ts';
import { type BulkResult, failed, toBulkResults } from '../model/lists/bulk-result.ts';
import { trashedSince } from '../model/lists/trash.ts';
import { parseFurtherProducts } from '../model/products/design-product.ts';
import { isAtRest } from '../model/status/states.ts';

const trashColumns = {
  ...{ id: true, status: true, publishStatus: true, publishWhen: true, publishAt: true, productId: true },
  ...{ requestKey: true, deletedAt: true, furtherProducts: true },
} as const;
type TrashRow = Pick<Generation, keyof typeof trashColumns>;

/** Each follows a request for the same design that was accepted meanwhile. */
const restoreTries = 3;
const published = 'This design is being published. You can delete it when that is done.';
const inProgress = 'This design is still being made. You can delete it when it is done.';
const productInProgress = 'One of its products is still being made. You can delete the design when that is done.';
const madeAgain = 'You’ve made this design again since then. See it in your library.';

/** Moves designs to the trash and back. What is at Printify stays as it is, and so does the ledger. */
@Injectable()
export class TrashService {
  constructor(private readonly prisma: PrismaService) {}

  /** @throws AppError not_found, not_ready */
  async deleteOne(userId: string, id: string): Promise<void> {
    const [result] = await this.delete(userId, [id]);
    if (result?.failure) throw new AppError(result.failure.code, result.failure.message);
  }

  delete(userId: string, ids: string[]): Promise<BulkResult[]> {
    return this.prisma.$transaction(async (tx) => {
      const rows = await this.lockRows(tx, userId, ids);
      const results = toBulkResults(ids, rows, refuseDeletion);
      await this.move(tx, results, 'deleted', new Date());
      return results;
    });
  }

  async restore(userId: string, ids: string[]): Promise<BulkResult[]> {
    for (let left = restoreTries - 1; ; left -= 1) {
      try {
        return await this.prisma.$transaction((tx) => this.restoreOnce(tx, userId, ids));
      } catch (error) {
        if (left === 0 || !isUniqueViolation(error)) throw error;
      }
    }
  }

  private async restoreOnce(tx: Tx, userId: string, ids: string[]): Promise<BulkResult[]> {
    const rows = await this.lockRows(tx, userId, ids);
    const taken = await this.findTakenKeys(tx, userId, rows);
    const since = trashedSince();
    const results = toBulkResults(ids, rows, (row) => {
      if (row.deletedAt === null || row.deletedAt <= since) return failed('not_found');
      if (row.status === 'error') return null;
      if (taken.has(row.requestKey)) return failed('already_published', madeAgain);
      taken.add(row.requestKey);
      return null;
    });
    await this.move(tx, results, 'restored', null);
    return results;
  }

  /** All rows before the first change, whose trigger locks the feed: whoever changes one of them locks row, then feed. */
  private async lockRows(tx: Tx, userId: string, ids: string[]): Promise<TrashRow[]> {
    await tx.$queryRaw(Prisma.sql`
      SELECT 1 FROM generations WHERE user_id = ${userId}::uuid AND id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`);
    return tx.generation.findMany({
      where: { userId, id: { in: ids } },
      select: trashColumns,
    });
  }

  /** Of two designs of one request only one can be in the library. */
  private async findTakenKeys(tx: Tx, userId: string, rows: TrashRow[]): Promise<Set<string>> {
    const requestKey = { in: rows.map((row) => row.requestKey) };
    const live = await tx.generation.findMany({
      where: { userId, requestKey, status: { not: 'error' }, deletedAt: null },
      select: { requestKey: true },
    });
    return new Set(live.map((row) => row.requestKey));
  }

  private async move(tx: Tx, results: BulkResult[], kind: 'deleted' | 'restored', deletedAt: Date | null) {
    const ids = results.filter(({ failure }) => !failure).map(({ id }) => id);
    if (ids.length === 0) return;
    await tx.generation.updateMany({ where: { id: { in: ids } }, data: { deletedAt } });
    // Another design may have its place in the batch's plan by the time it is restored.
    if (kind === 'deleted')
      await tx.generation.updateMany({
        where: { id: { in: ids }, publishWhen: 'batch', publishStatus: 'draft' },
        data: { publishWhen: 'approved', publishAt: null },
      });
    await recordHistoryOfAll(tx, ids, kind);
  }
}

function refuseDeletion(row: TrashRow) {
  const { status, deletedAt } = row;
  if (deletedAt !== null) return failed('not_found');
  if (!isAtRest(status)) return failed('not_ready', inProgress);
  if (status === 'finalized' && isOnItsWay(row)) return failed('not_ready', published);
  // It may have been charged for.
  if (parseFurtherProducts(row).some(({ status: one }) => one === 'making'))
    return failed('not_ready', productInProgress);
  return null;
}

function isOnItsWay({ publishStatus, publishWhen, publishAt, productId }: TrashRow): boolean {
  if (publishStatus !== 'draft' || productId === null) return publishStatus === 'publishing';
  return publishWhen === 'now' || (publishWhen === 'date' && publishAt !== null && publishAt <= new Date());
}

import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.ts';
import type { SortOrder } from '../../platform/http/paging.ts';
import { lockUserRow } from '../../platform/locks/user-row.ts';
import type { CreditLot, LedgerEntry } from '../../platform/prisma/client/client.ts';
import { Prisma, PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { currentSpender } from '../../platform/programs/spender.ts';
import { DAY_MS } from '../../platform/time.ts';
import { type LotOrder, lotLifeDays } from '../model/lots.ts';
import { ProgramSpending } from './program-spending.ts';

export interface EntryFilter {
  userId?: string | undefined;
  type?: 'credit' | 'debit' | undefined;
  sort?: LedgerSort;
  order?: SortOrder;
  limit: number;
  /** The last entry of the page before. */
  before?: string | undefined;
}

export const ledgerSorts = ['date', 'amount'] as const;
export type LedgerSort = (typeof ledgerSorts)[number];

/** Triggers refuse a lot that changes without its ledger entry. What takes `tx` is a part of the caller's change. */
@Injectable()
export class CreditsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly programs: ProgramSpending,
  ) {}

  async balance(userId: string, tx: Tx = this.prisma): Promise<number> {
    const { _sum } = await tx.creditLot.aggregate({
      where: { userId, expiresAt: { gt: new Date() } },
      _sum: { remaining: true },
    });
    return _sum.remaining ?? 0;
  }

  /** Adds a lot and its ledger entry. A `sourceKey` that was used before adds nothing and answers false. */
  async addLot(tx: Tx, order: LotOrder): Promise<boolean> {
    const { userId, source, sourceKey, amount, description, from = new Date() } = order;
    const expiresAt = new Date(from.getTime() + lotLifeDays[source] * DAY_MS);
    const [lot] = await tx.creditLot.createManyAndReturn({
      data: [{ userId, source, sourceKey, amount, expiresAt }],
      skipDuplicates: true,
    });
    if (!lot) return false;
    await tx.ledgerEntry.create({ data: { userId, lotId: lot.id, cause: source, delta: amount, description } });
    return true;
  }

  findLot(sourceKey: string, tx: Tx = this.prisma): Promise<CreditLot | null> {
    return tx.creditLot.findUnique({ where: { sourceKey } });
  }

  findLots(sourceKeys: string[]): Promise<CreditLot[]> {
    return this.prisma.creditLot.findMany({ where: { sourceKey: { in: sourceKeys } } });
  }

  findPurchasedLots(since: Date): Promise<CreditLot[]> {
    return this.prisma.creditLot.findMany({
      where: { source: { in: ['subscription', 'addon'] }, createdAt: { gt: since } },
    });
  }

  listLots(userId: string, limit: number): Promise<CreditLot[]> {
    return this.prisma.creditLot.findMany({ where: { userId }, orderBy: { createdAt: 'desc' }, take: limit });
  }

  async listEntries(filter: EntryFilter): Promise<LedgerEntry[]> {
    const { userId, type, limit, sort = 'date', order = 'desc' } = filter;
    return this.prisma.ledgerEntry.findMany({
      where: {
        AND: [
          userId ? { userId } : {},
          type ? { delta: type === 'credit' ? { gt: 0 } : { lt: 0 } } : {},
          await this.afterEntry(filter),
        ],
      },
      orderBy: sort === 'date' ? { id: order } : [{ delta: order }, { id: order }],
      take: limit,
    });
  }

  /** What comes after the last entry of the page before. */
  private async afterEntry({ before, sort, order = 'desc' }: EntryFilter): Promise<Prisma.LedgerEntryWhereInput> {
    if (!before) return {};
    const [id, beyond] = [BigInt(before), order === 'asc' ? 'gt' : 'lt'] as const;
    if (sort !== 'amount') return { id: { [beyond]: id } };
    const last = await this.prisma.ledgerEntry.findUnique({ where: { id }, select: { delta: true } });
    const delta = last?.delta ?? 0;
    return { OR: [{ delta: { [beyond]: delta } }, { delta, id: { [beyond]: id } }] };
  }

  lockAccount(tx: Tx, userId: string): Promise<void> {
    return lockUserRow(tx, userId);
  }

  /**
   * `tx` has locked the account, or two charges choose the same credit.
   *
   * @throws AppError insufficient_credits, daily_cap_reached
   */
  async spend(tx: Tx, userId: string, generationId: string, description = 'One design'): Promise<void> {
    const program = currentSpender();
    if (program) await this.programs.requireRoom(tx, userId, program);
    const { id = null, name = null } = program ?? {};
    const [row] = await tx.$queryRaw<{ lot: string | null }[]>(
      Prisma.sql`
        /* prepared: spend-credit */
        SELECT spend_credit(${userId}::uuid, ${generationId}::uuid, ${description}, ${id}::uuid, ${name}::text) AS lot`,
    );
    if (!row?.lot) throw new AppError('insufficient_credits', undefined, { requiresPayment: true });
  }

  /** Returns the credit of a generation to the lot it came from. A second call changes nothing and answers false. */
  async refund(
    tx: Tx,
    generationId: string,
    description = 'Refunded: the design could not be finished',
  ): Promise<boolean> {
    const charge = await tx.ledgerEntry.findFirst({ where: { generationId, cause: 'generation' } });
    if (!charge) return false;
    const { userId, lotId, delta, programId, programName } = charge;
    const { count } = await tx.ledgerEntry.createMany({
      data: [{ userId, lotId, generationId, cause: 'give_back', delta: -delta, description, programId, programName }],
      skipDuplicates: true,
    });
    return count > 0;
  }

  /** Takes what is left of a lot before its time. */
  async expireLot(tx: Tx, { id: lotId, userId }: CreditLot, description: string): Promise<void> {
    await this.lockAccount(tx, userId);
    await tx.$queryRaw(Prisma.sql`SELECT 1 FROM credit_lots WHERE id = ${lotId}::uuid FOR UPDATE`);
    const { remaining } = await tx.creditLot.findUniqueOrThrow({ where: { id: lotId } });
    if (remaining === 0) return;
    await tx.ledgerEntry.create({ data: { userId, lotId, cause: 'expiry', delta: -remaining, description } });
  }

  /**
   * May run any number of times. A minute late: a charge that chose the lot needs the credit when it commits.
   *
   * @param from those that expired before are left alone: a nightly run does not grow with the years
   */
  async expireLots(from = new Date(0)): Promise<number> {
    return this.prisma.$executeRaw(Prisma.sql`
      INSERT INTO ledger_entries (user_id, lot_id, cause, delta, description)
      SELECT user_id, id, 'expiry', -remaining, 'Expired ' || to_char(expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')
        FROM (SELECT * FROM credit_lots
               WHERE expires_at BETWEEN ${from} AND now() - interval '1 minute' AND remaining > 0
                 FOR UPDATE SKIP LOCKED) AS due`);
  }

  /**
   * Discrepancies are ids of lots that do not hold the sum of their entries: none, or data is corrupt. A nightly
   * run compares what changed in the last two days and one slice of the rest: it does not grow with the years.
   *
   * @param slice 0 to 31; all lots where it is absent
   */
  async reconcile(slice?: number): Promise<{ lots: number; discrepancies: string[] }> {
    const [row] = await this.prisma.$queryRaw<{ lots: number; discrepancies: string[] }[]>(Prisma.sql`
      SELECT count(*)::int AS lots,
             coalesce(array_agg(lot.id) FILTER (WHERE lot.remaining <> entries.total), '{}') AS discrepancies
        FROM (${slice === undefined ? everyLot : lotsInSlice(slice)}) AS lot,
             LATERAL (SELECT coalesce(sum(delta), 0) AS total FROM ledger_entries WHERE lot_id = lot.id) AS entries`);
    return row ?? { lots: 0, discrepancies: [] };
  }
}

const everyLot = Prisma.sql`SELECT id, remaining FROM credit_lots`;

/** The last byte of an id is random: the index of the migration `ledger_slices` has its lower five bits. */
function lotsInSlice(slice: number): Prisma.Sql {
  return Prisma.sql`
    SELECT id, remaining FROM credit_lots WHERE (get_byte(uuid_send(id), 15) & 31) = ${slice}
     UNION
    SELECT id, remaining FROM credit_lots
     WHERE id IN (SELECT lot_id FROM ledger_entries WHERE created_at > now() - interval '2 days')`;
}

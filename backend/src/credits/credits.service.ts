import { Injectable } from '@nestjs/common';
import { AppError } from '../platform/errors/app-error.ts';
import { Prisma, PrismaService, type Tx } from '../platform/prisma/prisma.service.ts';
import { DAY_MS } from '../platform/time.ts';
import { type LotOrder, lotLifeDays } from './lots.ts';

export interface Reconciliation {
  lots: number;
  /** Lots whose rest is not the sum of their entries. Always empty, or something is badly wrong. */
  differing: string[];
}

/**
 * Credits as lots that expire, moved by ledger entries alone (the database sees to that).
 * Methods that take `tx` are one part of the caller's change and happen with it or not at all.
 */
@Injectable()
export class CreditsService {
  constructor(private readonly prisma: PrismaService) {}

  /** What is left in lots that have not expired. */
  async balance(userId: string, tx: Tx = this.prisma): Promise<number> {
    const { _sum } = await tx.creditLot.aggregate({
      where: { userId, expiresAt: { gt: new Date() } },
      _sum: { remaining: true },
    });
    return _sum.remaining ?? 0;
  }

  /** The credits of a new account, as the admin setting says; called when the address is confirmed. Once a user. */
  async openAccount(tx: Tx, userId: string): Promise<void> {
    const { newUserCredits } = await tx.appSettings.findUniqueOrThrow({ where: { id: 1 } });
    if (newUserCredits === 0) return;
    await this.addLot(tx, {
      userId,
      source: 'signup',
      sourceKey: `signup:${userId}`,
      amount: newUserCredits,
      description: 'Credits for a new account',
    });
  }

  /** Adds a lot and its ledger entry. A `sourceKey` that was used before adds nothing and answers false. */
  async addLot(tx: Tx, order: LotOrder): Promise<boolean> {
    const { userId, source, sourceKey, amount, description, from = new Date() } = order;
    const [lot] = await tx.creditLot.createManyAndReturn({
      data: [{ userId, source, sourceKey, amount, expiresAt: daysAfter(from, lotLifeDays[source]) }],
      skipDuplicates: true,
    });
    if (!lot) return false;
    await tx.ledgerEntry.create({ data: { userId, lotId: lot.id, cause: source, delta: amount, description } });
    return true;
  }

  /** One change of an account at a time: whoever charges holds the user's row until it commits. */
  async lockAccount(tx: Tx, userId: string): Promise<void> {
    await tx.$queryRaw(Prisma.sql`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`);
  }

  /**
   * Takes one credit for a generation from the lot that expires first, in one round trip; the account is held from here
   * on.
   * @throws AppError insufficient_credits
   */
  async spend(tx: Tx, userId: string, generationId: string): Promise<void> {
    const [row] = await tx.$queryRaw<{ lot: string | null }[]>(
      Prisma.sql`SELECT spend_credit(${userId}::uuid, ${generationId}::uuid, 'One design') AS lot`,
    );
    if (!row?.lot) throw new AppError('insufficient_credits', undefined, { requiresPayment: true });
  }

  /** Gives the credit of a generation back to the lot it came from. A second call changes nothing and answers false. */
  async giveBack(tx: Tx, generationId: string): Promise<boolean> {
    const charge = await tx.ledgerEntry.findFirst({ where: { generationId, cause: 'generation' } });
    if (!charge) return false;
    const { count } = await tx.ledgerEntry.createMany({
      data: [
        {
          userId: charge.userId,
          lotId: charge.lotId,
          generationId,
          cause: 'give_back',
          delta: -charge.delta,
          description: 'Given back: the design could not be finished',
        },
      ],
      skipDuplicates: true,
    });
    return count > 0;
  }

  /**
   * Empties every lot whose time is over, with a ledger entry each. Safe to run anywhere, any number of times. A minute
   * late: a charge that chose the lot in its last moment must find its credit there when it commits.
   */
  async expireLots(): Promise<number> {
    const expired = await this.prisma.$executeRaw(Prisma.sql`
      INSERT INTO ledger_entries (user_id, lot_id, cause, delta, description)
      SELECT user_id, id, 'expiry', -remaining, 'Expired ' || to_char(expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')
        FROM (SELECT * FROM credit_lots WHERE expires_at <= now() - interval '1 minute' AND remaining > 0 FOR UPDATE SKIP LOCKED) AS due`);
    return expired;
  }

  /** Compares every lot with its entries. */
  async reconcile(): Promise<Reconciliation> {
    const rows = await this.prisma.$queryRaw<{ id: string; fits: boolean }[]>(Prisma.sql`
      SELECT lot.id, lot.remaining = coalesce(sum(entry.delta), 0) AS fits
        FROM credit_lots lot LEFT JOIN ledger_entries entry ON entry.lot_id = lot.id
       GROUP BY lot.id`);
    return { lots: rows.length, differing: rows.filter((row) => !row.fits).map((row) => row.id) };
  }
}

function daysAfter(from: Date, days: number): Date {
  return new Date(from.getTime() + days * DAY_MS);
}

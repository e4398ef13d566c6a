import { Injectable } from '@nestjs/common';
import type { CreditLot } from '../../platform/prisma/client/client.ts';
import { Prisma, type Tx } from '../../platform/prisma/prisma.service.ts';
import { CreditsService } from './credits.service.ts';

export interface ReturnOrder {
  /** Credits of the lot that belong to money that went back, over all time. */
  owed: number;
  cause: 'refund' | 'dispute';
  /** For the ledger. */
  description: string;
}

/** What refunds and disputes take out of the lot they paid for, and what a dispute that is won brings back. */
@Injectable()
export class CreditReturns {
  constructor(private readonly credits: CreditsService) {}

  /** Takes what is owed and not taken yet, as far as it is left: spent credits are nobody's debt. */
  async settle(tx: Tx, { id: lotId, userId }: CreditLot, { owed, cause, description }: ReturnOrder): Promise<void> {
    await this.credits.lockAccount(tx, userId);
    await tx.$queryRaw(Prisma.sql`SELECT 1 FROM credit_lots WHERE id = ${lotId}::uuid FOR UPDATE`);
    const { remaining } = await tx.creditLot.findUniqueOrThrow({ where: { id: lotId } });
    const taken = await this.taken(tx, lotId);
    const delta = owed > taken ? -Math.min(owed - taken, remaining) : taken - owed;
    if (delta === 0) return;
    const entry = { userId, lotId, cause: delta > 0 ? 'reinstate' : cause, delta, description };
    await tx.ledgerEntry.create({ data: entry });
  }

  private async taken(tx: Tx, lotId: string): Promise<number> {
    const { _sum } = await tx.ledgerEntry.aggregate({
      where: { lotId, cause: { in: ['refund', 'dispute', 'reinstate'] } },
      _sum: { delta: true },
    });
    return -(_sum.delta ?? 0);
  }
}

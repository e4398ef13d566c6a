import { Injectable } from '@nestjs/common';
import type { CreditLot } from '../../platform/prisma/client/client.ts';
import { Prisma, type Tx } from '../../platform/prisma/prisma.service.ts';
import { CreditsService } from './credits.service.ts';

export interface Reversal {
  /** Credits of the lot whose money was taken back, over all time. */
  credits: number;
  cause: 'refund' | 'dispute';
  description: string;
}

@Injectable()
export class CreditReversals {
  constructor(private readonly credits: CreditsService) {}

  /** Takes or returns what is missing to that number. No more than the lot still holds: spent credits are not owed. */
  async reverseTo(tx: Tx, { id: lotId, userId }: CreditLot, { credits, cause, description }: Reversal): Promise<void> {
    await this.credits.lockAccount(tx, userId);
    await tx.$queryRaw(Prisma.sql`SELECT 1 FROM credit_lots WHERE id = ${lotId}::uuid FOR UPDATE`);
    const { remaining } = await tx.creditLot.findUniqueOrThrow({ where: { id: lotId } });
    const reversed = await this.countReversed(tx, lotId);
    const delta = credits > reversed ? -Math.min(credits - reversed, remaining) : reversed - credits;
    if (delta === 0) return;
    await tx.ledgerEntry.create({
      data: { userId, lotId, cause: delta > 0 ? 'reinstate' : cause, delta, description },
    });
  }

  private async countReversed(tx: Tx, lotId: string): Promise<number> {
    const { _sum } = await tx.ledgerEntry.aggregate({
      where: { lotId, cause: { in: ['refund', 'dispute', 'reinstate'] } },
      _sum: { delta: true },
    });
    return -(_sum.delta ?? 0);
  }
}

import { Injectable } from '@nestjs/common';
import { Prisma, PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import type { Spender } from '../../platform/programs/spender.ts';
import { DailyCapReached } from '../model/daily-cap.ts';

/** What API keys and apps have spent today (UTC). A charge that was given back, on whatever day, was not spent. */
@Injectable()
export class ProgramSpending {
  constructor(private readonly prisma: PrismaService) {}

  /** @param tx has locked the account: else two charges find the same room. @throws DailyCapReached */
  async requireRoom(tx: Tx, userId: string, program: Spender): Promise<void> {
    const { name, creditsPerDay } = program;
    if (creditsPerDay === null || (await this.hasRoom(userId, program, tx))) return;
    throw new DailyCapReached({ name, creditsPerDay });
  }

  async hasRoom(userId: string, { id, creditsPerDay }: Spender, tx: Tx = this.prisma): Promise<boolean> {
    if (creditsPerDay === null) return true;
    return ((await this.ofToday(userId, tx)).get(id) ?? 0) < creditsPerDay;
  }

  /** By the program's id. */
  async ofToday(userId: string, tx: Tx = this.prisma): Promise<Map<string, number>> {
    const rows = await tx.$queryRaw<{ program: string; spent: number }[]>(Prisma.sql`
      SELECT charge.program_id AS program, sum(-charge.delta)::int AS spent
        FROM ledger_entries charge
       WHERE charge.user_id = ${userId}::uuid
         AND charge.created_at >= date_trunc('day', now(), 'UTC')
         AND charge.cause = 'generation' AND charge.program_id IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM ledger_entries back
                          WHERE back.generation_id = charge.generation_id AND back.cause = 'give_back')
       GROUP BY charge.program_id`);
    return new Map(rows.map(({ program, spent }) => [program, spent]));
  }
}

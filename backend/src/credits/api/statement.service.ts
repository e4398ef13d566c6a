import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import {
  type CreditsView,
  type LedgerPage,
  type LedgerQuery,
  toCreditsView,
  toLedgerEntryView,
} from './credits.dto.ts';

/** What a seller is shown of their credits. */
@Injectable()
export class StatementService {
  constructor(private readonly prisma: PrismaService) {}

  async credits(userId: string): Promise<CreditsView> {
    const lots = await this.prisma.creditLot.findMany({
      where: { userId, remaining: { gt: 0 }, expiresAt: { gt: new Date() } },
      orderBy: [{ expiresAt: 'asc' }, { id: 'asc' }],
    });
    return toCreditsView(lots);
  }

  async ledger(userId: string, { limit, before }: LedgerQuery): Promise<LedgerPage> {
    const rows = await this.prisma.ledgerEntry.findMany({
      where: { userId, ...(before ? { id: { lt: BigInt(before) } } : {}) },
      orderBy: { id: 'desc' },
      take: limit + 1,
    });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return { entries: page.map(toLedgerEntryView), next: rows.length > limit && last ? String(last.id) : null };
  }
}

import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { CreditsService } from '../ledger/credits.service.ts';
import type { CreditsView, LedgerPage, LedgerQuery } from './credits.dto.ts';
import { toCreditsView, toLedgerEntryView } from './credits.mapper.ts';

@Injectable()
export class StatementService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly credits: CreditsService,
  ) {}

  async getCredits(userId: string): Promise<CreditsView> {
    const lots = await this.prisma.creditLot.findMany({
      where: { userId, remaining: { gt: 0 }, expiresAt: { gt: new Date() } },
      orderBy: [{ expiresAt: 'asc' }, { id: 'asc' }],
    });
    return toCreditsView(lots);
  }

  async listLedger(userId: string, { limit, before }: LedgerQuery): Promise<LedgerPage> {
    const rows = await this.credits.listEntries({ userId, before, limit: limit + 1 });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return { entries: page.map(toLedgerEntryView), next: rows.length > limit && last ? String(last.id) : null };
  }
}

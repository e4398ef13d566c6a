import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../../platform/prisma/prisma.service.ts';
import { type AdminLedgerEntry, type AdminLedgerQuery, toAdminLedgerEntry } from './admin-credits.dto.ts';

@Injectable()
export class AdminLedger {
  constructor(private readonly prisma: PrismaService) {}

  /** Everybody's entries or one user's, newest first. */
  async list({ limit, before, user_id: userId }: AdminLedgerQuery): Promise<AdminLedgerEntry[]> {
    const rows = await this.prisma.ledgerEntry.findMany({
      where: { userId, ...(before ? { id: { lt: BigInt(before) } } : {}) },
      orderBy: { id: 'desc' },
      take: limit,
    });
    return rows.map(toAdminLedgerEntry);
  }
}

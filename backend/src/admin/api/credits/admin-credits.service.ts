import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CreditsService } from '../../../credits/index.ts';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { AuditedReads } from '../../../platform/audit/audited-reads.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service.ts';
import type { AdminLedgerEntry, AdminLedgerQuery, GrantCredits, GrantedCredits } from './admin-credits.dto.ts';
import { toAdminLedgerEntry } from './admin-credits.mapper.ts';

const requestIdTaken = 'This requestId has named another grant already.';

@Injectable()
export class AdminCreditsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly credits: CreditsService,
    private readonly audit: AuditLog,
    private readonly reads: AuditedReads,
  ) {}

  /** Grants once, however often the same request comes. @throws AppError not_found, validation_failed */
  async grantCredits(
    actorId: string,
    { userEmail, amount, requestId = randomUUID() }: GrantCredits,
  ): Promise<GrantedCredits> {
    const user = await this.prisma.user.findUnique({ where: { email: userEmail.toLowerCase() } });
    if (!user) throw new AppError('not_found', 'No account uses this address.');
    const { id: userId, email } = user;
    return this.prisma.$transaction(async (tx) => {
      const order = { userId, source: 'grant', sourceKey: `grant:${requestId.toLowerCase()}`, amount } as const;
      const added = await this.credits.addLot(tx, { ...order, description: 'Granted by an administrator' });
      const expiresAt = await this.findExpiry(tx, order);
      const detail = { amount, expires_at: expiresAt.toISOString() };
      if (added) await this.audit.record(tx, { actorId, action: 'credits.granted', subjectId: userId, detail });
      return { user_id: userId, email, ...detail, credits: await this.credits.balance(userId, tx) };
    });
  }

  /** Entries of all users or of one. */
  async listAdminLedger(actorId: string, { email, user_id, ...query }: AdminLedgerQuery): Promise<AdminLedgerEntry[]> {
    const userId = email ? await this.findUserId(email) : user_id;
    await this.reads.record({ actorId, action: 'ledger.listed', ...(userId ? { subjectId: userId } : {}) });
    if (userId === null) return [];
    return (await this.credits.listEntries({ userId, ...query })).map(toAdminLedgerEntry);
  }

  private async findUserId(email: string): Promise<string | null> {
    const user = await this.prisma.user.findUnique({ where: { email: email.toLowerCase() }, select: { id: true } });
    return user?.id ?? null;
  }

  private async findExpiry(tx: Tx, order: { userId: string; sourceKey: string; amount: number }): Promise<Date> {
    const lot = await this.credits.findLot(order.sourceKey, tx);
    if (lot?.userId === order.userId && lot.amount === order.amount) return lot.expiresAt;
    throw new AppError('validation_failed', requestIdTaken, { fields: { requestId: requestIdTaken } });
  }
}

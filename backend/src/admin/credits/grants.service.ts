import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CreditsService } from '../../credits/index.ts';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import type { GrantCredits, GrantedCredits } from './admin-credits.dto.ts';

const otherGrant = 'This requestId has named another grant already.';

/** Credits that administrators give away. */
@Injectable()
export class GrantsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly credits: CreditsService,
    private readonly audit: AuditLog,
  ) {}

  /** Grants once, however often the same request comes. @throws AppError not_found, validation_failed */
  async grant(actorId: string, { userEmail, amount, requestId = randomUUID() }: GrantCredits): Promise<GrantedCredits> {
    const user = await this.prisma.user.findUnique({ where: { email: userEmail.toLowerCase() } });
    if (!user) throw new AppError('not_found', 'There is no account with this address.');
    const { id: userId, email } = user;
    return this.prisma.$transaction(async (tx) => {
      const order = { userId, source: 'grant', sourceKey: `grant:${requestId.toLowerCase()}`, amount } as const;
      const added = await this.credits.addLot(tx, { ...order, description: 'Granted by an administrator' });
      const expiresAt = await this.expiryOf(tx, order);
      const detail = { amount, expires_at: expiresAt.toISOString() };
      if (added) await this.audit.record(tx, { actorId, action: 'credits.granted', subjectId: userId, detail });
      return { user_id: userId, email, ...detail, credits: await this.credits.balance(userId, tx) };
    });
  }

  private async expiryOf(tx: Tx, order: { userId: string; sourceKey: string; amount: number }): Promise<Date> {
    const lot = await tx.creditLot.findUniqueOrThrow({ where: { sourceKey: order.sourceKey } });
    if (lot.userId === order.userId && lot.amount === order.amount) return lot.expiresAt;
    throw new AppError('validation_failed', otherGrant, { fields: { requestId: otherGrant } });
  }
}

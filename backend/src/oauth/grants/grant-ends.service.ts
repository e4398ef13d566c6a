import { Injectable } from '@nestjs/common';
import { type AuditedEvent, SecurityLog } from '../../platform/audit/security-log.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';

/** A grant ends by being deleted. Each call of a program reads it, so it is refused at once, on every node. */
@Injectable()
export class GrantEnds {
  constructor(
    private readonly prisma: PrismaService,
    private readonly log: SecurityLog,
  ) {}

  /** False where the seller has no such grant. */
  endBySeller(userId: string, id: string): Promise<boolean> {
    return this.end({ id, userId }, 'app_disconnected');
  }

  /** The app gives back what it was given. */
  async endByClient(id: string): Promise<void> {
    await this.end({ id }, 'app_disconnected');
  }

  /** A code or a refresh token came a second time: somebody has copied it. */
  async endReused(id: string): Promise<void> {
    await this.end({ id }, 'app_token_reused');
  }

  private async end(where: { id: string; userId?: string }, event: AuditedEvent): Promise<boolean> {
    return this.prisma.$transaction(async (tx) => {
      const [ended] = await tx.oauthGrant.findMany({ where, select: { userId: true } });
      const { count } = await tx.oauthGrant.deleteMany({ where });
      if (!ended || count === 0) return false;
      await this.log.record(tx, event, { userId: ended.userId });
      return true;
    });
  }
}

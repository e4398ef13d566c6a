import { Injectable } from '@nestjs/common';
import { AppConfig } from '../platform/config/config.ts';
import { AppError } from '../platform/errors/app-error.ts';
import type { AuthUser } from '../platform/http/decorators.ts';
import { Prisma, PrismaService } from '../platform/prisma/prisma.service.ts';
import { isBanned } from './bans.ts';
import { HostedUsers } from './hosted-users.service.ts';
import type { Claims } from './token-check.ts';

interface SessionRow {
  email: string;
  isAdmin: boolean;
  bannedUntil: Date | null;
}

/** Who a verified token stands for. */
@Injectable()
export class Identities {
  constructor(
    private readonly prisma: PrismaService,
    private readonly hosted: HostedUsers,
    private readonly config: AppConfig,
  ) {}

  /**
   * Asks the database every time, so that a sign-out and a suspension count at once.
   * @throws AppError unauthorized, account_suspended
   */
  async find(claims: Claims): Promise<AuthUser> {
    const { sub: id, session_id: sessionId = '' } = claims;
    const row = this.config.auth.jwksUrl ? await this.hosted.ensure(claims) : await this.findSession(id, sessionId);
    if (!row) throw new AppError('unauthorized');
    if (isBanned(row)) throw new AppError('account_suspended');
    return { id, email: row.email, isAdmin: row.isAdmin, sessionId };
  }

  /** Whether a user whom `find` has let in may still be here. */
  async isStillIn({ id, sessionId }: AuthUser): Promise<boolean> {
    const row = this.config.auth.jwksUrl
      ? await this.prisma.user.findUnique({ where: { id } })
      : await this.findSession(id, sessionId);
    return row ? !isBanned(row) : false;
  }

  private async findSession(userId: string, sessionId: string): Promise<SessionRow | undefined> {
    const rows = await this.prisma.$queryRaw<SessionRow[]>(Prisma.sql`
      SELECT u.email, u.is_admin AS "isAdmin", u.banned_until AS "bannedUntil"
        FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE s.id = ${sessionId}::uuid AND u.id = ${userId}::uuid`);
    return rows[0];
  }
}

import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { AuthUser } from '../../platform/http/decorators.ts';
import { Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';
import type { Claims } from '../model/claims.ts';
import { isSuspended } from '../sessions/suspensions.ts';
import { HostedUsers } from './hosted-users.ts';

interface SessionRow {
  email: string;
  isAdmin: boolean;
  bannedUntil: Date | null;
}

@Injectable()
export class Identities {
  constructor(
    private readonly prisma: PrismaService,
    private readonly hosted: HostedUsers,
    private readonly config: AppConfig,
  ) {}

  /** Not cached: a sign-out and a suspension take effect at once. @throws AppError unauthorized, account_suspended */
  async findUser(claims: Claims): Promise<AuthUser> {
    const { sub: id, session_id: sessionId = '' } = claims;
    const row = this.config.auth.jwksUrl
      ? await this.hosted.findOrCreate(claims)
      : await this.findSession(id, sessionId);
    if (!row) throw new AppError('unauthorized');
    if (isSuspended(row)) throw new AppError('account_suspended');
    return { id, email: row.email, isAdmin: row.isAdmin, sessionId };
  }

  async hasAccess({ id, sessionId }: AuthUser): Promise<boolean> {
    const row = this.config.auth.jwksUrl
      ? await this.prisma.user.findUnique({ where: { id } })
      : await this.findSession(id, sessionId);
    return row ? !isSuspended(row) : false;
  }

  private async findSession(userId: string, sessionId: string): Promise<SessionRow | undefined> {
    const rows = await this.prisma.$queryRaw<SessionRow[]>(Prisma.sql`
      SELECT u.email, u.is_admin AS "isAdmin", u.banned_until AS "bannedUntil"
        FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE s.id = ${sessionId}::uuid AND u.id = ${userId}::uuid`);
    return rows[0];
  }
}

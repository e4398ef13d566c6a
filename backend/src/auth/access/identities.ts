import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { DatabaseEvents } from '../../platform/events/database-events.ts';
import { NotifiedCache } from '../../platform/events/notified-cache.ts';
import type { AuthUser } from '../../platform/http/decorators.ts';
import { Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';
import { type AssuranceLevel, type Claims, lowerLevel } from '../model/claims.ts';
import { isSuspended } from '../sessions/suspensions.ts';
import { HostedUsers } from './hosted-users.ts';

interface SessionRow {
  email: string;
  isAdmin: boolean;
  bannedUntil: Date | null;
  aal: AssuranceLevel;
  hasFactor: boolean;
}

const mostUsers = 20_000;

@Injectable()
export class Identities {
  private readonly sessions: NotifiedCache<SessionRow>;

  constructor(
    private readonly prisma: PrismaService,
    private readonly hosted: HostedUsers,
    private readonly config: AppConfig,
    events: DatabaseEvents,
  ) {
    this.sessions = new NotifiedCache(events, 'access_changed', mostUsers);
  }

  /**
   * Sessions that end and users that are suspended are heard of at once.
   *
   * @throws AppError unauthorized, account_suspended, second_factor_required
   */
  async findUser(claims: Claims): Promise<AuthUser> {
    const row = this.config.auth.jwksUrl ? await this.findHostedUser(claims) : await this.readSession(claims);
    return this.toUser(claims, row);
  }

  /** As {@link findUser}, from the database itself. */
  async findUserNow(claims: Claims): Promise<AuthUser> {
    this.sessions.forget(claims.sub);
    return this.findUser(claims);
  }

  /** Undefined where the database must be asked. */
  peekUser(claims: Claims): AuthUser | undefined {
    const row = this.sessions.peek(claims.sub, claims.session_id);
    return row && !isSuspended(row) && !lacksFactor(claims, row) ? this.toUser(claims, row) : undefined;
  }

  /** Those whose session is open and who are not suspended, as the database says now. */
  async withAccess(users: AuthUser[]): Promise<AuthUser[]> {
    if (users.length === 0) return [];
    const allowed = new Set(this.config.auth.jwksUrl ? await this.usersOf(users) : await this.sessionsOf(users));
    return users.filter(({ id, sessionId }) => allowed.has(this.config.auth.jwksUrl ? id : `${id} ${sessionId}`));
  }

  private async usersOf(users: AuthUser[]): Promise<string[]> {
    const rows = await this.prisma.user.findMany({ where: { id: { in: users.map(({ id }) => id) } } });
    return rows.filter((row) => !isSuspended(row)).map(({ id }) => id);
  }

  private async sessionsOf(users: AuthUser[]): Promise<string[]> {
    const sessions = await this.prisma.session.findMany({
      where: { id: { in: users.map(({ sessionId }) => sessionId) } },
      select: { id: true, user: { select: { id: true, bannedUntil: true } } },
    });
    return sessions.filter(({ user }) => !isSuspended(user)).map(({ id, user }) => `${user.id} ${id}`);
  }

  /** Of its factors and sessions we know what the token says. */
  private async findHostedUser(claims: Claims): Promise<SessionRow | null> {
    const user = await this.hosted.findOrCreate(claims);
    return user && { ...user, aal: 'aal2', hasFactor: false };
  }

  private async readSession(claims: Claims): Promise<SessionRow | null> {
    const { sub: id, session_id: sessionId = '' } = claims;
    const read = () => this.sessions.read(id, sessionId, () => this.findSession(id, sessionId));
    const row = await read();
    if (row?.aal !== 'aal1' || claims.aal !== 'aal2') return row;
    // Another process may have raised the session a moment ago.
    this.sessions.forget(id);
    return read();
  }

  private async findSession(userId: string, sessionId: string): Promise<SessionRow | null> {
    const rows = await this.prisma.$queryRaw<SessionRow[]>(Prisma.sql`
      SELECT u.email, u.is_admin AS "isAdmin", u.banned_until AS "bannedUntil", s.aal,
             EXISTS (SELECT 1 FROM factors f WHERE f.user_id = u.id AND f.status = 'verified') AS "hasFactor"
        FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE s.id = ${sessionId}::uuid AND u.id = ${userId}::uuid`);
    return rows[0] ?? null;
  }

  private toUser(claims: Claims, row: SessionRow | null): AuthUser {
    if (!row) throw new AppError('unauthorized');
    if (isSuspended(row)) throw new AppError('account_suspended');
    if (lacksFactor(claims, row)) throw new AppError('second_factor_required');
    const { sub: id, session_id: sessionId = '' } = claims;
    const isLow = lowerLevel(row.aal, claims.aal) === 'aal1';
    const needsFactor = row.isAdmin && this.config.values.adminSecondFactor && isLow;
    return { id, email: row.email, isAdmin: row.isAdmin, sessionId, program: null, needsFactor };
  }
}

function lacksFactor({ aal }: Claims, row: SessionRow): boolean {
  return row.hasFactor && lowerLevel(row.aal, aal) === 'aal1';
}

import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import { randomToken, SecretBox, sha256 } from '../../platform/crypto/crypto.ts';
import type { RefreshToken, Session, User } from '../../platform/prisma/client/client.ts';
import { Prisma, PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { lockUser, UsersService } from '../../users/index.ts';
import { AuthError } from '../model/auth-error.ts';
import { toWireUser, type WireSession } from '../model/wire-user.ts';
import { AccessTokens } from '../tokens/access-tokens.ts';
import { isSuspended } from './suspensions.ts';

export interface Client {
  ip: string;
  userAgent: string | null;
}

export type SignInMethod = 'password' | 'otp' | 'email/signup' | 'recovery' | 'email_change';
export type EndScope = 'global' | 'local' | 'others';

export interface SignedIn {
  user: User;
  sessionId: string;
}

export interface OpenSession {
  user: User;
  session: Session;
  refreshToken: string;
}

@Injectable()
export class SessionsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly users: UsersService,
    private readonly accessTokens: AccessTokens,
    private readonly secrets: SecretBox,
    private readonly config: AppConfig,
  ) {}

  /** Starts a session of a user whom the caller has locked. */
  async startSession(tx: Tx, { id }: User, method: SignInMethod, client: Client): Promise<OpenSession> {
    const now = new Date();
    const user = await this.users.recordSignIn(tx, id, now);
    const amr = [{ method, timestamp: Math.floor(now.getTime() / 1000) }];
    const session = await tx.session.create({ data: { userId: id, amr, ...client } });
    return { user, session, refreshToken: await this.issueRefreshToken(tx, session.id, null) };
  }

  async toWireSession({ user, session, refreshToken }: OpenSession): Promise<WireSession> {
    const { token, expiresAt } = await this.accessTokens.issue(user, session);
    return {
      access_token: token,
      token_type: 'bearer',
      expires_in: this.config.auth.accessTokenSeconds,
      expires_at: expiresAt,
      refresh_token: refreshToken,
      user: toWireUser(user),
    };
  }

  /** Calls with one token get one successor: answers get lost. An older token may be stolen and ends the session. */
  async refresh(token: string): Promise<WireSession> {
    const open = await this.prisma.$transaction((tx) => this.rotate(tx, sha256(token)));
    if (open === 'reused') throw new AuthError('refresh_token_already_used');
    return this.toWireSession(open);
  }

  async endSessions(userId: string, sessionId: string, scope: EndScope): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      await lockUser(tx, userId);
      const id = { global: undefined, local: sessionId, others: { not: sessionId } }[scope];
      await tx.session.deleteMany({ where: { userId, id } });
    });
  }

  listSessions(userId: string): Promise<Session[]> {
    return this.prisma.session.findMany({ where: { userId }, orderBy: [{ refreshedAt: 'desc' }, { id: 'desc' }] });
  }

  /** False where the user has no session of this id. */
  async endSession(userId: string, id: string): Promise<boolean> {
    return this.prisma.$transaction(async (tx) => {
      await lockUser(tx, userId);
      const { count } = await tx.session.deleteMany({ where: { userId, id } });
      return count > 0;
    });
  }

  private async rotate(tx: Tx, tokenHash: Uint8Array<ArrayBuffer>): Promise<OpenSession | 'reused'> {
    const session = await this.lockSession(tx, tokenHash);
    const token = session && (await tx.refreshToken.findUnique({ where: { tokenHash } }));
    if (!session || !token) throw new AuthError('refresh_token_not_found');
    if (isSuspended(session.user)) throw new AuthError('user_banned');
    const refreshToken = await this.successorOf(tx, session.id, token);
    if (refreshToken) return { user: session.user, session, refreshToken };
    await tx.session.delete({ where: { id: session.id } });
    return 'reused';
  }

  /** The row of a session is its lock: calls about one session run one after the other. */
  private async lockSession(tx: Tx, tokenHash: Uint8Array<ArrayBuffer>): Promise<(Session & { user: User }) | null> {
    const found = await tx.refreshToken.findUnique({ where: { tokenHash }, select: { sessionId: true } });
    if (!found) return null;
    const id = found.sessionId;
    await tx.$queryRaw(Prisma.sql`SELECT 1 FROM sessions WHERE id = ${id}::uuid FOR UPDATE`);
    return tx.session.findUnique({ where: { id }, include: { user: true } });
  }

  /** Null where the token was used too long ago. */
  private async successorOf(tx: Tx, sessionId: string, token: RefreshToken): Promise<string | null> {
    if (!token.revokedAt) {
      await tx.refreshToken.update({ where: { id: token.id }, data: { revokedAt: new Date(), sealed: null } });
      await tx.session.update({ where: { id: sessionId }, data: { refreshedAt: new Date() } });
      return this.issueRefreshToken(tx, sessionId, token.id);
    }
    const active = await tx.refreshToken.findFirst({ where: { sessionId, revokedAt: null } });
    const age = Date.now() - token.revokedAt.getTime();
    const mayRepeat = active?.parentId === token.id || age < this.config.auth.reuseIntervalSeconds * 1000;
    return mayRepeat && active?.sealed ? this.secrets.open(active.sealed, sealContext(sessionId)) : null;
  }

  private async issueRefreshToken(tx: Tx, sessionId: string, parentId: string | null): Promise<string> {
    const token = randomToken();
    const sealed = this.secrets.seal(token, sealContext(sessionId));
    await tx.refreshToken.create({ data: { sessionId, parentId, tokenHash: sha256(token), sealed } });
    return token;
  }
}

function sealContext(sessionId: string): string {
  return `refresh-token:${sessionId}`;
}

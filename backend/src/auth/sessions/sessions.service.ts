import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../platform/audit/security-log.ts';
import { AppConfig } from '../../platform/config/config.ts';
import { randomToken, SecretBox, sha256 } from '../../platform/crypto/crypto.ts';
import { PostgresPool } from '../../platform/postgres/postgres-pool.ts';
import type { Factor, RefreshToken, Session, User } from '../../platform/prisma/client/client.ts';
import { Prisma, PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { lockUser, UsersService } from '../../users/index.ts';
import { AuthError } from '../model/auth-error.ts';
import type { AssuranceLevel } from '../model/claims.ts';
import { factorMethods, withMethod, withoutMethods } from '../model/wire-factor.ts';
import { toWireUser, type WireSession } from '../model/wire-user.ts';
import { AddressChanges } from '../security/address-changes.service.ts';
import { OwnerMails } from '../security/owner-mails.service.ts';
import { AccessTokens } from '../tokens/access-tokens.ts';
import { isOver } from './session-end.ts';
import { isSuspended } from './suspensions.ts';

export interface Client {
  ip: string;
  userAgent: string | null;
}

export type SignInMethod = 'password' | 'otp' | 'email/signup' | 'recovery' | 'email_change' | 'passkey';
export type EndScope = 'global' | 'local' | 'others';

export interface SignedIn {
  user: User & { factors: Factor[] };
  sessionId: string;
  aal: AssuranceLevel;
  signedInAt: Date;
  ip: string;
}

export interface OpenSession {
  user: User;
  session: Session;
  refreshToken: string;
  /** Of any status; left out where it is not known. */
  hasFactors?: boolean;
}

/** Who has a second factor needs it for what would lock its owner out. @throws AuthError insufficient_aal */
export function requireOwnLevel({ user, aal }: SignedIn): void {
  if (aal === 'aal1' && user.factors.some(({ status }) => status === 'verified')) {
    throw new AuthError('insufficient_aal');
  }
}

interface SignIn {
  user: User;
  method: SignInMethod;
  client: Client;
  now: Date;
  /** Of a passkey, which is two factors in one. */
  factorId?: string;
}

type OpenedRow = { has_factors: boolean };

/** A client that lost an answer asks again within this time; later it may be a thief who refreshes in turn with it. */
const lostAnswerMs = 60_000;

@Injectable()
export class SessionsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly pool: PostgresPool,
    private readonly users: UsersService,
    private readonly accessTokens: AccessTokens,
    private readonly secrets: SecretBox,
    private readonly addresses: AddressChanges,
    private readonly mails: OwnerMails,
    private readonly log: SecurityLog,
    private readonly config: AppConfig,
  ) {}

  /** Starts a session of a user whom the caller has locked. */
  startSession(tx: Tx, { id }: User, method: SignInMethod, client: Client): Promise<OpenSession> {
    return this.openForLocked(tx, id, { method, client });
  }

  /** By a passkey, which is two factors in one. The caller has locked the user. */
  startPasskeySession(tx: Tx, { id }: User, factorId: string, client: Client): Promise<OpenSession> {
    return this.openForLocked(tx, id, { method: 'passkey', client, factorId });
  }

  /**
   * Everything that a right password writes, in one statement that PostgreSQL plans once; null where the account is not
   * as it was read. `account` and `guess` are statements: the one locks the account and returns its id, the other
   * forgets the wrong tries.
   */
  async openByPassword(signIn: SignIn, account: Prisma.Sql, guess: Prisma.Sql): Promise<OpenSession | null> {
    const { open, call } = this.prepare(signIn);
    const { text, values } = Prisma.sql`
      WITH account AS (${account}), guess AS (${guess}) SELECT ${call} AS has_factors FROM account`;
    const { rows } = await this.pool.query<OpenedRow>({ name: 'open-by-password', text, values });
    return this.report(open, rows);
  }

  private async openForLocked(tx: Tx, id: string, by: Pick<SignIn, 'method' | 'client' | 'factorId'>) {
    const now = new Date();
    const user = await this.users.recordSignIn(tx, id, now);
    const { open, call } = this.prepare({ user, now, ...by });
    const account = Prisma.sql`SELECT ${id}::uuid AS id`;
    const rows = await tx.$queryRaw<OpenedRow[]>(
      Prisma.sql`WITH account AS (${account}) SELECT ${call} AS has_factors FROM account`,
    );
    const opened = this.report(open, rows);
    if (!opened) throw new Error('A locked account opened no session.');
    return opened;
  }

  /** The session, its first token, and the call that stores both for the row `account`. */
  private prepare({ user, method, client, now, factorId }: SignIn): { open: OpenSession; call: Prisma.Sql } {
    const amr = [{ method, timestamp: Math.floor(now.getTime() / 1000) }];
    const session: Session = {
      ...{ id: randomUUID(), userId: user.id, amr, ...client, createdAt: now, refreshedAt: now },
      ...(factorId ? { aal: 'aal2', factorId } : { aal: 'aal1', factorId: null }),
    };
    const { token, tokenHash, sealed } = this.newRefreshToken(session.id);
    const call = Prisma.sql`
      open_session(account.id, ${session.id}::uuid, ${JSON.stringify(amr)}::jsonb, ${session.aal}::assurance_level,
        ${session.factorId}::uuid, ${client.userAgent}, ${client.ip}, ${randomUUID()}::uuid, ${tokenHash}::bytea,
        ${sealed}::bytea, ${now}::timestamptz, ${this.config.auth.maxSessions}::int)`;
    return { open: { user, session, refreshToken: token }, call };
  }

  private report(open: OpenSession, [row]: OpenedRow[]): OpenSession | null {
    if (!row) return null;
    this.log.note('sign_in', { userId: open.user.id, ip: open.session.ip ?? '' });
    return { ...open, hasFactors: row.has_factors };
  }

  async toWireSession({ user, session, refreshToken, hasFactors }: OpenSession): Promise<WireSession> {
    const { token, expiresAt } = this.accessTokens.issue(user, session);
    const factors = hasFactors === false ? [] : await this.findFactors(user.id);
    return {
      access_token: token,
      token_type: 'bearer',
      expires_in: this.config.auth.accessTokenSeconds,
      expires_at: expiresAt,
      refresh_token: refreshToken,
      user: toWireUser({ ...user, factors }),
    };
  }

  /** The refresh tokens of before end: one that was stolen does not reach the new level. */
  async raiseSession(
    tx: Tx,
    { user, sessionId: id }: SignedIn,
    method: string,
    factorId: string,
  ): Promise<OpenSession> {
    const before = await tx.session.findUnique({ where: { id } });
    if (!before) throw new AuthError('session_not_found');
    const data = { aal: 'aal2', factorId, amr: withMethod(before.amr, method, new Date()) } as const;
    const session = await tx.session.update({ where: { id }, data });
    await tx.refreshToken.deleteMany({ where: { sessionId: id } });
    await tx.session.deleteMany({ where: { userId: user.id, aal: 'aal1' } });
    return { user, session, refreshToken: await this.issueRefreshToken(tx, id, null) };
  }

  /** Of a factor that is gone. */
  async lowerSessions(tx: Tx, factorId: string): Promise<void> {
    const methods = Object.values(factorMethods);
    for (const { id, amr } of await tx.session.findMany({ where: { factorId } })) {
      const data = { aal: 'aal1', factorId: null, amr: withoutMethods(amr, methods) } as const;
      await tx.session.update({ where: { id }, data });
    }
  }

  /** Of a passkey that is gone: what it opened ends, but for the session that removes it. */
  async endOpenedBy(tx: Tx, factorId: string, sessionId: string): Promise<void> {
    const amr = { array_contains: [{ method: 'passkey' }] };
    await tx.session.deleteMany({ where: { factorId, amr, id: { not: sessionId } } });
  }

  /** Calls with one token get one successor: answers get lost. An older token may be stolen: the session ends. */
  async refresh(token: string): Promise<WireSession> {
    const open = await this.prisma.$transaction((tx) => this.rotate(tx, sha256(token)));
    if (open === 'reused') throw new AuthError('refresh_token_already_used');
    if (open === 'over') throw new AuthError('session_expired');
    return this.toWireSession(open);
  }

  async endSessions(userId: string, sessionId: string, scope: EndScope): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      await lockUser(tx, userId);
      const id = { global: undefined, local: sessionId, others: { not: sessionId } }[scope];
      await tx.session.deleteMany({ where: { userId, id } });
      if (scope === 'global') await this.addresses.cancel(tx, userId);
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

  private async rotate(tx: Tx, tokenHash: Uint8Array<ArrayBuffer>): Promise<OpenSession | 'reused' | 'over'> {
    const session = await this.lockSession(tx, tokenHash);
    const token = session && (await tx.refreshToken.findUnique({ where: { tokenHash } }));
    if (!session || !token) throw new AuthError('refresh_token_not_found');
    if (isSuspended(session.user)) throw new AuthError('user_banned');
    if (isOver(session, this.config.auth)) {
      await tx.session.delete({ where: { id: session.id } });
      return 'over';
    }
    const refreshToken = await this.successorOf(tx, session.id, token);
    if (refreshToken) return { user: session.user, session, refreshToken };
    await tx.session.delete({ where: { id: session.id } });
    await this.log.record(tx, 'refresh_token_reused', { userId: session.userId });
    await this.mails.tokenReused(tx, session.user);
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
    const isLostAnswer = active?.parentId === token.id && age < lostAnswerMs;
    const mayRepeat = isLostAnswer || age < this.config.auth.reuseIntervalSeconds * 1000;
    return mayRepeat && active?.sealed ? this.secrets.open(active.sealed, sealContext(sessionId)) : null;
  }

  private findFactors(userId: string): Promise<Factor[]> {
    return this.prisma.factor.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } });
  }

  private async issueRefreshToken(tx: Tx, sessionId: string, parentId: string | null): Promise<string> {
    const { token, tokenHash, sealed } = this.newRefreshToken(sessionId);
    await tx.refreshToken.create({ data: { sessionId, parentId, tokenHash, sealed } });
    return token;
  }

  private newRefreshToken(sessionId: string) {
    const token = randomToken();
    return { token, tokenHash: sha256(token), sealed: this.secrets.seal(token, sealContext(sessionId)) };
  }
}

function sealContext(sessionId: string): string {
  return `refresh-token:${sessionId}`;
}

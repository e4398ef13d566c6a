import { Injectable } from '@nestjs/common';
import { sha256 } from '../../platform/crypto/crypto.ts';
import { LimitReached } from '../../platform/limits/rate-limits.ts';
import { waitInWords } from '../../platform/limits/wait-words.ts';
import type { Factor } from '../../platform/prisma/client/client.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { lockUser } from '../../users/index.ts';
import { AuthError } from '../model/auth-error.ts';
import { newRecoveryCodes, toCanonical } from '../model/recovery-code.ts';
import { checkName } from '../model/user-input.ts';
import { factorMethods } from '../model/wire-factor.ts';
import type { WireSession } from '../model/wire-user.ts';
import { OwnerMails } from '../security/owner-mails.service.ts';
import { type OpenSession, SessionsService, type SignedIn } from '../sessions/sessions.service.ts';
import { FactorTries } from './factor-tries.ts';

export interface RecoveryCodes {
  factor: Factor;
  codes: string[];
}

export interface RecoveryStatus {
  factor: Factor;
  total: number;
  remaining: number;
}

/** One set for each user, stored as hashes: a factor that can never be the only one. */
@Injectable()
export class RecoveryCodesService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly tries: FactorTries,
    private readonly sessions: SessionsService,
    private readonly mails: OwnerMails,
  ) {}

  async status({ user }: SignedIn): Promise<RecoveryStatus> {
    const factor = await findSet(this.prisma, user.id);
    if (!factor) throw new AuthError('mfa_factor_not_found');
    const codes = await this.prisma.recoveryCode.findMany({ where: { factorId: factor.id } });
    return { factor, total: codes.length, remaining: codes.filter(({ usedAt }) => usedAt === null).length };
  }

  async generate({ user, aal }: SignedIn, friendlyName: string): Promise<RecoveryCodes> {
    checkName(friendlyName);
    return this.prisma.$transaction(async (tx) => {
      await lockUser(tx, user.id);
      const factors = await tx.factor.findMany({ where: { userId: user.id, status: 'verified' } });
      if (aal === 'aal1') throw new AuthError('insufficient_aal', 'AAL2 required to generate recovery codes');
      if (factors.some(({ type }) => type === 'recovery_code')) throw new AuthError('mfa_verified_factor_exists');
      if (factors.length === 0) throw new AuthError('mfa_recovery_codes_sole_factor');
      if (factors.some((one) => one.friendlyName === friendlyName)) throw new AuthError('mfa_factor_name_conflict');
      const data = { userId: user.id, type: 'recovery_code', status: 'verified', friendlyName } as const;
      return this.issue(tx, await tx.factor.create({ data }));
    });
  }

  regenerate({ user, aal }: SignedIn): Promise<RecoveryCodes> {
    return this.prisma.$transaction(async (tx) => {
      await lockUser(tx, user.id);
      const factor = await findSet(tx, user.id);
      if (!factor) throw new AuthError('mfa_factor_not_found');
      if (aal === 'aal1') throw new AuthError('insufficient_aal', 'AAL2 required to regenerate recovery codes');
      return this.issue(tx, factor);
    });
  }

  /** Takes the place of a code of the app: once for each code. */
  async verify(signedIn: SignedIn, typed: string): Promise<WireSession> {
    const { user } = signedIn;
    const factor = await findSet(this.prisma, user.id);
    if (!factor || !typed) throw wrongCode();
    const left = await this.tries.count(factor.id, user.id).catch(toLocked);
    const open = await this.prisma.$transaction((tx) => this.accept(tx, signedIn, factor, typed));
    if (!open) {
      await this.tries.warn(user, left);
      throw wrongCode();
    }
    await this.tries.forget(factor.id, user.id);
    return this.sessions.toWireSession(open);
  }

  async unenroll({ user, aal, sessionId }: SignedIn): Promise<Factor> {
    return this.prisma.$transaction(async (tx) => {
      await lockUser(tx, user.id);
      const factor = await findSet(tx, user.id);
      if (!factor) throw new AuthError('mfa_factor_not_found');
      if (aal === 'aal1') throw new AuthError('insufficient_aal', 'AAL2 required to unenroll recovery codes');
      await assignOtherFactor(tx, factor, sessionId);
      await tx.factor.delete({ where: { id: factor.id } });
      await this.sessions.lowerSessions(tx, factor.id);
      return factor;
    });
  }

  private async issue(tx: Tx, factor: Factor): Promise<RecoveryCodes> {
    const factorId = factor.id;
    const codes = newRecoveryCodes();
    await tx.recoveryCode.deleteMany({ where: { factorId } });
    await tx.recoveryCode.createMany({ data: codes.map((code) => ({ factorId, codeHash: hashOf(factorId, code) })) });
    await tx.factor.update({ where: { id: factorId }, data: { updatedAt: new Date() } });
    await this.tries.forget(factorId, factor.userId);
    return { factor, codes };
  }

  private async accept(tx: Tx, signedIn: SignedIn, factor: Factor, typed: string): Promise<OpenSession | null> {
    const { user: owner } = signedIn;
    const { id } = factor;
    await lockUser(tx, owner.id);
    const unused = { factorId: id, codeHash: hashOf(id, toCanonical(typed)), usedAt: null };
    const { count } = await tx.recoveryCode.updateMany({ where: unused, data: { usedAt: new Date() } });
    if (count === 0) return null;
    const left = await tx.recoveryCode.count({ where: { factorId: id, usedAt: null } });
    await this.mails.recoveryCodeUsed(tx, { owner, factor, left });
    return this.sessions.raiseSession(tx, signedIn, factorMethods.recovery_code, id);
  }
}

function findSet(tx: Tx, userId: string): Promise<Factor | null> {
  return tx.factor.findFirst({ where: { userId, type: 'recovery_code' } });
}

/** The session that removes the codes stays raised: who lost the app signs in by a code, and removes the app next. */
async function assignOtherFactor(tx: Tx, { id, userId }: Factor, sessionId: string): Promise<void> {
  const other = await tx.factor.findFirst({ where: { userId, status: 'verified', id: { not: id } } });
  if (other) await tx.session.updateMany({ where: { id: sessionId, factorId: id }, data: { factorId: other.id } });
}

function hashOf(factorId: string, code: string): Uint8Array<ArrayBuffer> {
  return sha256(`${factorId}:${code}`);
}

function wrongCode(): AuthError {
  return new AuthError('mfa_verification_failed', 'Invalid recovery code entered');
}

function toLocked(error: unknown): never {
  if (!(error instanceof LimitReached)) throw error;
  const wait = waitInWords(error.retryAfterSeconds);
  throw new AuthError('mfa_recovery_codes_locked', `Too many wrong recovery codes. Try again in ${wait}.`);
}

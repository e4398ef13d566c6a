import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Factor, FactorChallenge } from '../../platform/prisma/client/client.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { lockUser } from '../../users/index.ts';
import { AuthError } from '../model/auth-error.ts';
import type { ChallengeFactorBody } from '../model/passkey-bodies.ts';
import type { VerifyFactorBody } from '../model/wire-bodies.ts';
import { factorMethods } from '../model/wire-factor.ts';
import type { WireSession } from '../model/wire-user.ts';
import { OwnerMails } from '../security/owner-mails.service.ts';
import { type OpenSession, SessionsService, type SignedIn } from '../sessions/sessions.service.ts';
import { FactorSecrets } from './factor-secrets.ts';
import { FactorTries } from './factor-tries.ts';
import { isGivenUp } from './factors.service.ts';
import { stepOfCode } from './totp.ts';
import { VerifyPasskeyService } from './verify-passkey.service.ts';

const challengeMs = 300_000;

/** `passkey` null: a code of the app is asked for. */
export interface AskedFactor {
  id: string;
  expiresAt: Date;
  passkey: { type: 'create' | 'request'; options: object } | null;
}

@Injectable()
export class VerifyFactorService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly secrets: FactorSecrets,
    private readonly tries: FactorTries,
    private readonly passkeys: VerifyPasskeyService,
    private readonly sessions: SessionsService,
    private readonly mails: OwnerMails,
  ) {}

  /** Of the session that asks: no other can answer it. */
  async challenge(signedIn: SignedIn, id: string, { webauthn }: ChallengeFactorBody): Promise<AskedFactor> {
    const factor = await this.findFactor(signedIn, id);
    await this.prisma.factor.updateMany({ where: { id }, data: { lastChallengedAt: new Date() } });
    if (factor.type === 'totp') return { ...(await this.challengeApp(signedIn, id)), passkey: null };
    const { challenge, options } = await this.passkeys.challenge(signedIn, factor, webauthn ?? null);
    const type = factor.status === 'unverified' ? 'create' : 'request';
    return { id: challenge.id, expiresAt: challenge.expiresAt, passkey: { type, options } };
  }

  /** Raises the session; the user's sessions below it end. */
  async verify(
    signedIn: SignedIn,
    id: string,
    { challenge_id, code, webauthn }: VerifyFactorBody,
  ): Promise<WireSession> {
    const factor = await this.findFactor(signedIn, id);
    if (factor.type === 'totp') return this.verifyCode(signedIn, factor, challenge_id, code);
    if (!webauthn) throw new AuthError('validation_failed', 'webauthn needs to be non-empty');
    return this.passkeys.verify(signedIn, factor, challenge_id, webauthn);
  }

  private async findFactor({ user }: SignedIn, id: string): Promise<Factor> {
    const where = { id, userId: user.id, type: { not: 'recovery_code' } } as const;
    const factor = await this.prisma.factor.findFirst({ where });
    if (!factor || isGivenUp(factor)) throw new AuthError('mfa_factor_not_found');
    return factor;
  }

  private async challengeApp({ sessionId }: SignedIn, factorId: string): Promise<FactorChallenge> {
    const now = new Date();
    await this.prisma.factorChallenge.deleteMany({ where: { factorId, sessionId, expiresAt: { lt: now } } });
    const expiresAt = new Date(now.getTime() + challengeMs);
    return this.prisma.factorChallenge.create({ data: { factorId, sessionId, expiresAt } });
  }

  private async verifyCode(
    signedIn: SignedIn,
    factor: Factor,
    challengeId: string,
    code: string,
  ): Promise<WireSession> {
    const { user } = signedIn;
    const factorId = factor.id;
    if (!code) throw new AuthError('validation_failed', 'Code needs to be non-empty');
    await this.checkChallenge(signedIn, factorId, challengeId);
    const left = await this.tries.count(factorId, user.id);
    const step = stepOfCode(this.secrets.open(factor), code, Date.now());
    const open = step === null ? null : await this.prisma.$transaction((tx) => this.accept(tx, signedIn, factor, step));
    if (!open) {
      await this.tries.warn(user, left);
      throw new AuthError('mfa_verification_failed', 'Invalid TOTP code entered');
    }
    await this.tries.forget(factorId, user.id);
    return this.sessions.toWireSession(open);
  }

  private async checkChallenge({ sessionId }: SignedIn, factorId: string, id: string): Promise<void> {
    const where = { id, factorId, sessionId, expiresAt: { gt: new Date() } };
    const known = isUUID(id) && (await this.prisma.factorChallenge.findFirst({ where }));
    if (!known) throw new AuthError('mfa_challenge_expired');
  }

  /** Null where a code of this step or a later one was accepted before. */
  private async accept(tx: Tx, signedIn: SignedIn, factor: Factor, step: number): Promise<OpenSession | null> {
    const { id } = factor;
    await lockUser(tx, signedIn.user.id);
    const unused = { id, OR: [{ lastStep: null }, { lastStep: { lt: step } }] };
    const { count } = await tx.factor.updateMany({ where: unused, data: { lastStep: step, status: 'verified' } });
    if (count === 0) return null;
    await tx.factorChallenge.deleteMany({ where: { factorId: id } });
    if (factor.status === 'unverified') await this.reportNew(tx, signedIn, factor);
    return this.sessions.raiseSession(tx, signedIn, factorMethods.totp, id);
  }

  private async reportNew(tx: Tx, { user }: SignedIn, factor: Factor): Promise<void> {
    await tx.factor.deleteMany({ where: { userId: user.id, status: 'unverified' } });
    await this.mails.factorAdded(tx, { owner: user, factor });
  }
}

import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import type { Factor, User } from '../../platform/prisma/client/client.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { lockUser } from '../../users/index.ts';
import { AuthError } from '../model/auth-error.ts';
import { checkName } from '../model/user-input.ts';
import type { EnrollBody } from '../model/wire-bodies.ts';
import { PasskeysService } from '../passkeys/passkeys.service.ts';
import { OwnerMails } from '../security/owner-mails.service.ts';
import { requireOwnLevel, SessionsService, type SignedIn } from '../sessions/sessions.service.ts';
import { FactorSecrets } from './factor-secrets.ts';
import { newTotpKey, type TotpKey } from './totp.ts';

const maxFactors = 10;
/** An enrollment that was given up. */
const unverifiedMs = 3_600_000;

/** `key` null: of a passkey, whose secret stays in the authenticator. */
export interface EnrolledFactor {
  factor: Factor;
  key: TotpKey | null;
}

@Injectable()
export class FactorsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly sessions: SessionsService,
    private readonly passkeys: PasskeysService,
    private readonly secrets: FactorSecrets,
    private readonly mails: OwnerMails,
    private readonly config: AppConfig,
  ) {}

  /** An app's secret is shown this once; the factor counts after its first code or answer. */
  async enroll(signedIn: SignedIn, body: EnrollBody): Promise<EnrolledFactor> {
    const type = typeOf(body);
    this.requireFreshSignIn(signedIn);
    const { user } = signedIn;
    const key = type === 'totp' ? newTotpKey(body.issuer || 'Inkloom', user.email) : null;
    const friendlyName = body.friendly_name || (key ? '' : freeName(user.factors));
    const factor = await this.prisma.$transaction(async (tx) => {
      await this.makeRoom(tx, signedIn, friendlyName);
      const data = { userId: user.id, type, friendlyName };
      const created = await tx.factor.create({ data });
      if (!key) return created;
      const secret = this.secrets.seal(created.id, key.secret);
      return tx.factor.update({ where: { id: created.id }, data: { secret } });
    });
    return { factor, key };
  }

  /** A passkey that is enrolled and verified in one. */
  async addVerifiedPasskey(tx: Tx, signedIn: SignedIn): Promise<Factor> {
    const userId = signedIn.user.id;
    const friendlyName = freeName(signedIn.user.factors);
    await this.makeRoom(tx, signedIn, friendlyName);
    const factor = await tx.factor.create({ data: { userId, type: 'webauthn', friendlyName } });
    // Sessions hear of a factor when its status changes.
    await this.confirm(tx, factor);
    return factor;
  }

  /** @throws AuthError insufficient_aal, reauthentication_needed, too_many_passkeys */
  checkRoomForPasskey(signedIn: SignedIn): void {
    requireOwnLevel(signedIn);
    this.requireFreshSignIn(signedIn);
    if (signedIn.user.factors.length >= maxFactors) throw new AuthError('too_many_passkeys');
  }

  async removePasskey(signedIn: SignedIn, id: string): Promise<void> {
    const isPasskey = signedIn.user.factors.some((one) => one.id === id && one.type === 'webauthn');
    if (!isPasskey) throw new AuthError('webauthn_credential_not_found');
    await this.unenroll(signedIn, id);
  }

  /** Of a user whom the caller has locked; what else waits for its first proof goes. False where it has had one. */
  async confirm(tx: Tx, { id, userId }: Factor): Promise<boolean> {
    const { count } = await tx.factor.updateMany({ where: { id, status: 'unverified' }, data: { status: 'verified' } });
    if (count > 0) await tx.factor.deleteMany({ where: { userId, status: 'unverified' } });
    return count > 0;
  }

  /** Sessions that it raised are lowered. */
  async unenroll({ user, aal, sessionId }: SignedIn, id: string): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      await lockUser(tx, user.id);
      const factors = await tx.factor.findMany({ where: { userId: user.id } });
      const factor = factors.find((one) => one.id === id && one.type !== 'recovery_code');
      if (!factor) throw new AuthError('mfa_factor_not_found');
      if (factor.status === 'verified') checkRemoval(aal, factor, factors);
      await tx.factor.delete({ where: { id } });
      await this.sessions.endOpenedBy(tx, id, sessionId);
      await this.sessions.lowerSessions(tx, id);
      if (factor.status === 'verified') await this.report(tx, user, factor);
    });
  }

  /** An enrollment that is begun again takes the place of the one before. */
  private async makeRoom(tx: Tx, { user, aal }: SignedIn, friendlyName: string): Promise<void> {
    const userId = user.id;
    await lockUser(tx, userId);
    const givenUp = { createdAt: { lte: new Date(Date.now() - unverifiedMs) } };
    await tx.factor.deleteMany({ where: { userId, status: 'unverified', OR: [givenUp, { friendlyName }] } });
    const factors = await tx.factor.findMany({ where: { userId } });
    if (aal === 'aal1' && factors.some(({ status }) => status === 'verified')) throw new AuthError('insufficient_aal');
    const names = factors.map((factor) => factor.friendlyName);
    if (names.includes(friendlyName)) throw new AuthError('mfa_factor_name_conflict');
    if (factors.length >= maxFactors) throw new AuthError('too_many_enrolled_mfa_factors');
  }

  /**
   * A stolen token must add no factor: a passkey signs in alone, and the first app shuts the owner out. A session that
   * was raised has proven more.
   */
  private requireFreshSignIn({ aal, signedInAt }: SignedIn): void {
    const age = Date.now() - signedInAt.getTime();
    const isFresh = age < this.config.auth.freshSignInSeconds * 1000;
    if (aal === 'aal1' && !isFresh) throw new AuthError('reauthentication_needed', 'Sign in again first.');
  }

  private async report(tx: Tx, user: User, factor: Factor): Promise<void> {
    if (factor.type === 'webauthn') return this.passkeys.reportRemoval(tx, user, factor);
    await this.mails.factorRemoved(tx, { owner: user, factor });
  }
}

/** So a factor is at most an hour older than the mail about it. */
export function isGivenUp({ status, createdAt }: Factor): boolean {
  return status === 'unverified' && Date.now() - createdAt.getTime() >= unverifiedMs;
}

function typeOf({ factor_type, friendly_name, issuer }: EnrollBody): 'totp' | 'webauthn' {
  if (factor_type === 'phone') throw new AuthError('mfa_phone_enroll_not_enabled');
  checkName(friendly_name);
  checkName(issuer);
  if (factor_type === 'totp' || factor_type === 'webauthn') return factor_type;
  throw new AuthError('validation_failed', 'factor_type needs to be totp or webauthn');
}

function freeName(taken: readonly Factor[]): string {
  const names = taken.map(({ friendlyName }) => friendlyName);
  let count = 1;
  while (names.includes(nameOf(count))) count += 1;
  return nameOf(count);
}

function nameOf(count: number): string {
  return count === 1 ? 'Passkey' : `Passkey ${count}`;
}

function checkRemoval(aal: SignedIn['aal'], factor: Factor, all: readonly Factor[]): void {
  if (aal === 'aal1') throw new AuthError('insufficient_aal', 'AAL2 required to unenroll verified factor');
  const verified = all.filter(({ id, status }) => id !== factor.id && status === 'verified');
  if (verified.length > 0 && verified.every(({ type }) => type === 'recovery_code')) {
    throw new AuthError('mfa_recovery_codes_sole_factor');
  }
}

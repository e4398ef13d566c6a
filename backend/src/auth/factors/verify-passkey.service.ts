import { Injectable } from '@nestjs/common';
import type { Factor } from '../../platform/prisma/client/client.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { isUniqueViolation } from '../../platform/prisma/prisma-errors.ts';
import { lockUser } from '../../users/index.ts';
import { AuthError } from '../model/auth-error.ts';
import type { PasskeyAnswer, RegisterPasskeyBody, SiteBody, UsedCredential } from '../model/passkey-bodies.ts';
import { factorMethods } from '../model/wire-factor.ts';
import type { WireSession } from '../model/wire-user.ts';
import { isExpired, PasskeyChallenges } from '../passkeys/passkey-challenges.ts';
import type { PasskeyCeremony } from '../passkeys/passkey-sign-in.service.ts';
import { type PasskeyFactor, PasskeysService } from '../passkeys/passkeys.service.ts';
import { type NewPasskey, WebAuthn } from '../passkeys/web-authn.ts';
import { type OpenSession, SessionsService, type SignedIn } from '../sessions/sessions.service.ts';
import { FactorTries } from './factor-tries.ts';
import { FactorsService } from './factors.service.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Passkeys of who is signed in: a new one, or one as the second factor. */
@Injectable()
export class VerifyPasskeyService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly factors: FactorsService,
    private readonly tries: FactorTries,
    private readonly webAuthn: WebAuthn,
    private readonly challenges: PasskeyChallenges,
    private readonly passkeys: PasskeysService,
    private readonly sessions: SessionsService,
  ) {}

  /** A factor that is new wants its authenticator made; else any passkey of the user may answer. */
  async challenge(signedIn: SignedIn, factor: Factor, site: SiteBody | null): Promise<PasskeyCeremony> {
    if (site) this.webAuthn.checkSite(site);
    const { user, sessionId } = signedIn;
    const challenge = await this.challenges.issue({ sessionId, factorId: factor.id });
    const known = (await this.passkeys.list(user.id)).map(({ passkey }) => passkey);
    const isNew = factor.status === 'unverified';
    const options = isNew
      ? await this.webAuthn.creationOptions(user, challenge.challenge, known)
      : await this.webAuthn.requestOptions(challenge.challenge, known);
    return { challenge, options };
  }

  /** Raises the session, as a code of an app does. */
  async verify(signedIn: SignedIn, factor: Factor, id: string, answer: PasskeyAnswer): Promise<WireSession> {
    const { user, sessionId } = signedIn;
    this.webAuthn.checkSite(answer);
    const challenge = await this.challenges.take(id, { sessionId, factorId: factor.id });
    if (!challenge || isExpired(challenge)) throw new AuthError('mfa_challenge_expired');
    const left = await this.tries.count(factor.id, user.id);
    const open = await this.accept(signedIn, factor, challenge.challenge, answer);
    if (!open) {
      await this.tries.warn(user, left);
      throw new AuthError('mfa_verification_failed', 'Invalid passkey');
    }
    await this.tries.forget(factor.id, user.id);
    return this.sessions.toWireSession(open);
  }

  /** For clients that know passkeys and no factors. */
  async beginRegistration(signedIn: SignedIn): Promise<PasskeyCeremony> {
    const { user, sessionId } = signedIn;
    this.factors.checkRoomForPasskey(signedIn);
    const challenge = await this.challenges.issue({ sessionId, factorId: null });
    const known = (await this.passkeys.list(user.id)).map(({ passkey }) => passkey);
    return { challenge, options: await this.webAuthn.creationOptions(user, challenge.challenge, known) };
  }

  /** The session stays at its level: the answer has no tokens. It may go on managing its passkeys for a while. */
  async register(signedIn: SignedIn, { challenge_id, credential }: RegisterPasskeyBody): Promise<PasskeyFactor> {
    const { user, sessionId } = signedIn;
    const challenge = await this.challenges.take(challenge_id, { sessionId, factorId: null });
    if (!challenge) throw new AuthError('webauthn_challenge_not_found');
    if (isExpired(challenge)) throw new AuthError('webauthn_challenge_expired');
    const made = await this.webAuthn.verifyCreation(credential, challenge.challenge);
    if (!made) throw new AuthError('webauthn_verification_failed');
    return this.inTransaction(async (tx) => {
      const factor = await this.factors.addVerifiedPasskey(tx, signedIn);
      return { ...factor, passkey: await this.passkeys.save(tx, user, factor, { ...made, addedBy: sessionId }) };
    });
  }

  private async accept(signedIn: SignedIn, factor: Factor, asked: Bytes, answer: PasskeyAnswer) {
    if (answer.type === 'request') return this.use(signedIn, asked, answer.credential_response);
    const made = await this.webAuthn.verifyCreation(answer.credential_response, asked);
    return made && this.add(signedIn, factor, made);
  }

  /** Null where the factor has its authenticator already. */
  private add(signedIn: SignedIn, factor: Factor, made: NewPasskey): Promise<OpenSession | null> {
    return this.inTransaction(async (tx) => {
      await lockUser(tx, signedIn.user.id);
      if (!(await this.factors.confirm(tx, factor))) return null;
      await this.passkeys.save(tx, signedIn.user, factor, made);
      return this.sessions.raiseSession(tx, signedIn, factorMethods.webauthn, factor.id);
    });
  }

  private async use(signedIn: SignedIn, asked: Bytes, answer: UsedCredential): Promise<OpenSession | null> {
    const passkey = await this.passkeys.find(answer.id);
    if (passkey?.factor.userId !== signedIn.user.id) return null;
    const counter = await this.webAuthn.verifyUse(answer, asked, passkey);
    if (counter === null) return null;
    return this.prisma.$transaction(async (tx) => {
      await lockUser(tx, signedIn.user.id);
      if (!(await this.passkeys.recordUse(tx, passkey, counter))) return null;
      return this.sessions.raiseSession(tx, signedIn, factorMethods.webauthn, passkey.factorId);
    });
  }

  private async inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      return await this.prisma.$transaction(work);
    } catch (error) {
      throw isUniqueViolation(error) ? new AuthError('webauthn_credential_exists') : error;
    }
  }
}

import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../platform/audit/security-log.ts';
import { networkOf } from '../../platform/http/network.ts';
import type { PasskeyChallenge } from '../../platform/prisma/client/client.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { lockUser } from '../../users/index.ts';
import { AuthError } from '../model/auth-error.ts';
import type { PasskeySignInBody, UsedCredential } from '../model/passkey-bodies.ts';
import type { WireSession } from '../model/wire-user.ts';
import { type Client, type OpenSession, SessionsService } from '../sessions/sessions.service.ts';
import { isSuspended } from '../sessions/suspensions.ts';
import { isExpired, PasskeyChallenges, stranger } from './passkey-challenges.ts';
import { type OwnedPasskey, PasskeysService } from './passkeys.service.ts';
import { WebAuthn } from './web-authn.ts';

export interface PasskeyCeremony {
  challenge: PasskeyChallenge;
  /** For the browser. */
  options: object;
}

/** Sign-in without address and password: the authenticator has the account, and verifies its owner. */
@Injectable()
export class PasskeySignInService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly webAuthn: WebAuthn,
    private readonly challenges: PasskeyChallenges,
    private readonly passkeys: PasskeysService,
    private readonly sessions: SessionsService,
    private readonly log: SecurityLog,
  ) {}

  async begin({ ip }: Client): Promise<PasskeyCeremony> {
    const challenge = await this.challenges.issue(stranger, networkOf(ip));
    return { challenge, options: await this.webAuthn.requestOptions(challenge.challenge, []) };
  }

  async signIn({ challenge_id, credential }: PasskeySignInBody, client: Client): Promise<WireSession> {
    const challenge = await this.challenges.take(challenge_id, stranger);
    if (!challenge) throw new AuthError('webauthn_challenge_not_found');
    if (isExpired(challenge)) throw new AuthError('webauthn_challenge_expired');
    const passkey = await this.passkeys.find(credential.id);
    if (!passkey) throw new AuthError('webauthn_verification_failed');
    const counter = isOf(passkey, credential)
      ? await this.webAuthn.verifyUse(credential, challenge.challenge, passkey)
      : null;
    const open =
      counter === null ? null : await this.prisma.$transaction((tx) => this.open(tx, passkey, counter, client));
    if (open) return this.sessions.toWireSession(open);
    this.log.note('sign_in_failed', { userId: passkey.factor.userId, ip: client.ip });
    throw new AuthError('webauthn_verification_failed');
  }

  /** Two factors in one: the authenticator and what unlocks it. */
  private async open(tx: Tx, passkey: OwnedPasskey, counter: bigint, client: Client): Promise<OpenSession | null> {
    const { factorId, factor } = passkey;
    const user = await lockUser(tx, factor.userId);
    if (!user) throw new AuthError('webauthn_verification_failed');
    if (isSuspended(user)) throw new AuthError('user_banned');
    if (!user.emailConfirmedAt) throw new AuthError('email_not_confirmed');
    if (!(await this.passkeys.recordUse(tx, passkey, counter))) return null;
    return this.sessions.startPasskeySession(tx, user, factorId, client);
  }
}

function isOf({ factor }: OwnedPasskey, { response }: UsedCredential): boolean {
  return Buffer.from(response.userHandle ?? '', 'base64url').toString() === factor.userId;
}

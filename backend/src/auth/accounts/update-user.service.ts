import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../platform/audit/security-log.ts';
import { AppConfig } from '../../platform/config/config.ts';
import { networkOf } from '../../platform/http/network.ts';
import type { User } from '../../platform/prisma/client/client.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { lockUser, Passwords, UsersService } from '../../users/index.ts';
import { ReauthenticationService } from '../codes/reauthentication.service.ts';
import { SealedRequests } from '../jobs/sealed-request.ts';
import { type LinkRequest, sendLink } from '../jobs/send-link.job.ts';
import { AuthRateLimits } from '../limits/auth-rate-limits.ts';
import { AuthError } from '../model/auth-error.ts';
import { notMe } from '../model/link-kinds.ts';
import { toChallenge } from '../model/pkce.ts';
import { toRedirect } from '../model/redirects.ts';
import { checkPasswordPolicy, mergeMetadata, toAddress } from '../model/user-input.ts';
import type { UserBody } from '../model/wire-bodies.ts';
import { toWireUser, type WireUser } from '../model/wire-user.ts';
import { AddressChanges } from '../security/address-changes.service.ts';
import { OwnerMails } from '../security/owner-mails.service.ts';
import { requireOwnLevel, type SignedIn } from '../sessions/sessions.service.ts';
import { PasswordTries } from './password-tries.service.ts';

@Injectable()
export class UpdateUserService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly users: UsersService,
    private readonly passwords: Passwords,
    private readonly reauthentications: ReauthenticationService,
    private readonly requests: SealedRequests,
    private readonly limits: AuthRateLimits,
    private readonly passwordTries: PasswordTries,
    private readonly addresses: AddressChanges,
    private readonly mails: OwnerMails,
    private readonly log: SecurityLog,
    private readonly config: AppConfig,
  ) {}

  /** Changes password, address and data, as far as they are given: all of it or nothing. */
  async updateUser(signedIn: SignedIn, body: UserBody, requestedRedirect: string): Promise<WireUser> {
    const { user, sessionId } = signedIn;
    if (body.password || body.email) requireOwnLevel(signedIn);
    if (body.app_metadata) throw new AuthError('not_admin', 'Updating app_metadata requires admin privileges');
    if (body.phone) throw new AuthError('phone_provider_disabled', 'Phone logins are disabled');
    if (body.nonce) await this.reauthentications.useNonce(user, body.nonce);
    else if (body.password || body.email) await this.checkOwner(signedIn, body.current_password);
    const passwordHash = body.password ? await this.checkPassword(user, body) : null;
    const link = body.email ? await this.checkAddress(signedIn, body, requestedRedirect) : null;
    const changed = await this.prisma.$transaction(async (tx) => {
      const locked = await lockUser(tx, user.id);
      if (!locked) throw new AuthError('user_not_found');
      if (body.data) await this.users.saveMetadata(tx, user.id, mergeMetadata(locked.userMetadata, body.data));
      if (passwordHash) await this.changePassword(tx, locked, sessionId, passwordHash);
      if (link) await this.changeAddress(tx, locked, link.to, link.request);
      return tx.user.findUniqueOrThrow({ where: { id: user.id }, include: { factors: true } });
    });
    return toWireUser(changed);
  }

  /** A stolen access token alone must not take the account over. */
  private async checkOwner({ user, signedInAt, ip }: SignedIn, currentPassword: string): Promise<void> {
    if (currentPassword) {
      await this.passwordTries.check(user, { email: user.email, password: currentPassword, ip }).catch(asWrongPassword);
      return;
    }
    const age = Date.now() - signedInAt.getTime();
    if (age >= this.config.auth.freshSignInSeconds * 1000) throw new AuthError('reauthentication_needed');
  }

  private async checkPassword(user: User, { password }: UserBody): Promise<string> {
    checkPasswordPolicy(password);
    if (await this.passwords.verify(password, user.passwordHash)) throw new AuthError('same_password');
    return this.passwords.hash(password);
  }

  private async checkAddress({ user, ip }: SignedIn, body: UserBody, requestedRedirect: string) {
    const to = toAddress(body.email);
    const challenge = toChallenge(body.code_challenge, body.code_challenge_method);
    if (to === user.email) return null;
    if (await this.prisma.user.findUnique({ where: { email: to } })) throw new AuthError('email_exists');
    if (!this.config.auth.autoconfirm) await this.limits.countMail('email_change', user.email, ip);
    const redirectTo = toRedirect(requestedRedirect, this.config.publicUrl);
    const request: LinkRequest = {
      kind: 'email_change',
      email: user.email,
      network: networkOf(ip),
      askedAt: Date.now(),
      redirectTo,
      challenge,
    };
    return { to, request };
  }

  /** Other devices, and links that are still in a mailbox, end with the old password. */
  private async changePassword(tx: Tx, user: User, sessionId: string, passwordHash: string): Promise<void> {
    const userId = user.id;
    await this.users.changePassword(tx, userId, passwordHash);
    await tx.session.deleteMany({ where: { userId, id: { not: sessionId } } });
    await tx.oneTimeToken.deleteMany({ where: { userId, kind: { not: notMe } } });
    await tx.flowState.deleteMany({ where: { userId } });
    await this.users.cancelAddressChange(tx, userId);
    await this.log.record(tx, 'password_changed', { userId });
    await this.mails.passwordChanged(tx, user);
  }

  private async changeAddress(tx: Tx, user: User, to: string, request: LinkRequest): Promise<void> {
    if (this.config.auth.autoconfirm) {
      await this.addresses.complete(tx, user, to);
      return;
    }
    await this.addresses.request(tx, user, to);
    await this.requests.enqueue(sendLink, { tx, request });
  }
}

function asWrongPassword(error: unknown): never {
  throw error instanceof AuthError && error.code === 'invalid_credentials'
    ? new AuthError('current_password_invalid')
    : error;
}

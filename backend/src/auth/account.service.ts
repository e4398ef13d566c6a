import { Injectable } from '@nestjs/common';
import { AppConfig } from '../platform/config/config.ts';
import { Mail } from '../platform/mail/mail.ts';
import type { User } from '../platform/prisma/client/client.ts';
import { Prisma, PrismaService, type Tx } from '../platform/prisma/prisma.service.ts';
import { lockUser, Passwords, UsersService } from '../users/index.ts';
import { toAddress } from './addresses.ts';
import { AuthError } from './auth-error.ts';
import type { LinkRequest } from './jobs/send-link.job.ts';
import { AuthLimits } from './limits.ts';
import { LinksService } from './links.service.ts';
import { passwordChanged } from './mails/password-changed.ts';
import { checkMetadata } from './metadata.ts';
import { checkPolicy } from './password-policy.ts';
import { toChallenge } from './pkce.ts';
import { toRedirect } from './redirects.ts';
import { asAddressTaken } from './verify.service.ts';
import type { UserBody } from './wire/bodies.ts';
import { toWireUser, type WireUser } from './wire/wire-user.ts';

export interface SignedIn {
  user: User;
  sessionId: string;
}

/** What a user changes about their own account. */
@Injectable()
export class AccountService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly users: UsersService,
    private readonly passwords: Passwords,
    private readonly links: LinksService,
    private readonly limits: AuthLimits,
    private readonly mail: Mail,
    private readonly config: AppConfig,
  ) {}

  /** Password, address and data, as far as they are given; all of it or nothing. */
  async update({ user, sessionId }: SignedIn, body: UserBody, wantedRedirect: string): Promise<WireUser> {
    if (body.app_metadata) throw new AuthError('not_admin', 'Updating app_metadata requires admin privileges');
    if (body.phone) throw new AuthError('phone_provider_disabled', 'Phone logins are disabled');
    const passwordHash = body.password ? await this.checkPassword(user, body) : null;
    const link = body.email ? await this.checkAddress(user, body, wantedRedirect) : null;
    const changed = await this.prisma.$transaction(async (tx) => {
      const locked = await lockUser(tx, user.id);
      if (!locked) throw new AuthError('user_not_found');
      if (body.data) await mergeMetadata(tx, locked, body.data);
      if (passwordHash) await this.changePassword(tx, locked, sessionId, passwordHash);
      if (link) await this.changeAddress(tx, locked, link.to, link.request);
      return tx.user.findUniqueOrThrow({ where: { id: user.id } });
    });
    return toWireUser(changed);
  }

  private async checkPassword(user: User, { password, current_password }: UserBody): Promise<string> {
    checkPolicy(password);
    if (current_password && !(await this.passwords.fits(current_password, user.passwordHash))) {
      throw new AuthError('current_password_invalid');
    }
    if (await this.passwords.fits(password, user.passwordHash)) throw new AuthError('same_password');
    return this.passwords.hash(password);
  }

  private async checkAddress(user: User, body: UserBody, wantedRedirect: string) {
    const to = toAddress(body.email);
    const challenge = toChallenge(body.code_challenge, body.code_challenge_method);
    if (to === user.email) return null;
    if (await this.prisma.user.findUnique({ where: { email: to } })) throw new AuthError('email_exists');
    if (!this.config.auth.autoconfirm) await this.limits.mail('email_change', user.email);
    const redirectTo = toRedirect(wantedRedirect, this.config.publicUrl);
    const request: LinkRequest = { kind: 'email_change', email: user.email, redirectTo, challenge };
    return { to, request };
  }

  /** Other devices, and links that are still in some mailbox, end with the old password. */
  private async changePassword(tx: Tx, user: User, sessionId: string, passwordHash: string): Promise<void> {
    const userId = user.id;
    await tx.user.update({ where: { id: userId }, data: { passwordHash } });
    await tx.session.deleteMany({ where: { userId, id: { not: sessionId } } });
    await tx.oneTimeToken.deleteMany({ where: { userId } });
    await tx.flowState.deleteMany({ where: { userId } });
    const { support } = this.config.mail;
    await this.mail.send(tx, { to: user.email, ...passwordChanged({ email: user.email, support }) });
  }

  private async changeAddress(tx: Tx, user: User, to: string, request: LinkRequest): Promise<void> {
    if (this.config.auth.autoconfirm) {
      await this.users.changeAddress(tx, user, to).catch(asAddressTaken);
      return;
    }
    await tx.user.update({ where: { id: user.id }, data: { newEmail: to, emailChangeSentAt: new Date() } });
    await this.links.enqueue(tx, request);
  }
}

/** As GoTrue does it: field by field, and null removes one. */
async function mergeMetadata(tx: Tx, user: User, data: Record<string, unknown>): Promise<void> {
  const all = Object.entries({ ...(user.userMetadata as object), ...data });
  const userMetadata = Object.fromEntries(all.filter(([, value]) => value !== null));
  checkMetadata(userMetadata);
  await tx.user.update({ where: { id: user.id }, data: { userMetadata: userMetadata as Prisma.InputJsonObject } });
}

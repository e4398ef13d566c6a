import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import { Mail } from '../../platform/mail/mail.ts';
import type { User } from '../../platform/prisma/client/client.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { lockUser, Passwords, UsersService } from '../../users/index.ts';
import { type LinkRequest, sendLink } from '../jobs/send-link.job.ts';
import { AuthRateLimits } from '../limits/auth-rate-limits.ts';
import { passwordChanged } from '../mails/changes.mail.ts';
import { AuthError } from '../model/auth-error.ts';
import { toChallenge } from '../model/pkce.ts';
import { toRedirect } from '../model/redirects.ts';
import { checkPasswordPolicy, mergeMetadata, toAddress } from '../model/user-input.ts';
import type { UserBody } from '../model/wire-bodies.ts';
import { toWireUser, type WireUser } from '../model/wire-user.ts';
import type { SignedIn } from '../sessions/sessions.service.ts';

@Injectable()
export class UpdateUserService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly users: UsersService,
    private readonly passwords: Passwords,
    private readonly queue: JobQueue,
    private readonly limits: AuthRateLimits,
    private readonly mail: Mail,
    private readonly config: AppConfig,
  ) {}

  /** Changes password, address and data, as far as they are given: all of it or nothing. */
  async updateUser({ user, sessionId }: SignedIn, body: UserBody, requestedRedirect: string): Promise<WireUser> {
    if (body.app_metadata) throw new AuthError('not_admin', 'Updating app_metadata requires admin privileges');
    if (body.phone) throw new AuthError('phone_provider_disabled', 'Phone logins are disabled');
    const passwordHash = body.password ? await this.checkPassword(user, body) : null;
    const link = body.email ? await this.checkAddress(user, body, requestedRedirect) : null;
    const changed = await this.prisma.$transaction(async (tx) => {
      const locked = await lockUser(tx, user.id);
      if (!locked) throw new AuthError('user_not_found');
      if (body.data) await this.users.saveMetadata(tx, user.id, mergeMetadata(locked.userMetadata, body.data));
      if (passwordHash) await this.changePassword(tx, locked, sessionId, passwordHash);
      if (link) await this.changeAddress(tx, user.id, link.to, link.request);
      return tx.user.findUniqueOrThrow({ where: { id: user.id } });
    });
    return toWireUser(changed);
  }

  private async checkPassword(user: User, { password, current_password }: UserBody): Promise<string> {
    checkPasswordPolicy(password);
    if (current_password && !(await this.passwords.verify(current_password, user.passwordHash))) {
      throw new AuthError('current_password_invalid');
    }
    if (await this.passwords.verify(password, user.passwordHash)) throw new AuthError('same_password');
    return this.passwords.hash(password);
  }

  private async checkAddress(user: User, body: UserBody, requestedRedirect: string) {
    const to = toAddress(body.email);
    const challenge = toChallenge(body.code_challenge, body.code_challenge_method);
    if (to === user.email) return null;
    if (await this.prisma.user.findUnique({ where: { email: to } })) throw new AuthError('email_exists');
    if (!this.config.auth.autoconfirm) await this.limits.countMail('email_change', user.email);
    const redirectTo = toRedirect(requestedRedirect, this.config.publicUrl);
    const request: LinkRequest = { kind: 'email_change', email: user.email, redirectTo, challenge };
    return { to, request };
  }

  /** Other devices, and links that are still in a mailbox, end with the old password. */
  private async changePassword(tx: Tx, user: User, sessionId: string, passwordHash: string): Promise<void> {
    const userId = user.id;
    await this.users.changePassword(tx, userId, passwordHash);
    await tx.session.deleteMany({ where: { userId, id: { not: sessionId } } });
    await tx.oneTimeToken.deleteMany({ where: { userId } });
    await tx.flowState.deleteMany({ where: { userId } });
    const { support } = this.config.mail;
    await this.mail.send(tx, { to: user.email, ...passwordChanged({ email: user.email, support }) });
  }

  private async changeAddress(tx: Tx, userId: string, to: string, request: LinkRequest): Promise<void> {
    if (this.config.auth.autoconfirm) {
      if (!(await this.users.changeAddress(tx, userId, to))) throw new AuthError('email_exists');
      return;
    }
    await this.users.requestAddressChange(tx, userId, to);
    await this.queue.enqueue(tx, sendLink, request);
  }
}

import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import { Mail } from '../../platform/mail/mail.ts';
import type { User } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { lockUser } from '../../users/index.ts';
import { AuthRateLimits } from '../limits/auth-rate-limits.ts';
import { reauthenticationCode } from '../mails/codes.mail.ts';
import { AuthError } from '../model/auth-error.ts';
import type { SignedIn } from '../sessions/sessions.service.ts';
import { MailCodes, mailCodeSeconds } from './mail-codes.ts';

/** A mailed code that proves the mailbox before a password is changed. */
@Injectable()
export class ReauthenticationService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly limits: AuthRateLimits,
    private readonly codes: MailCodes,
    private readonly mail: Mail,
    private readonly config: AppConfig,
  ) {}

  async sendNonce({ user: { id, email }, ip }: SignedIn): Promise<object> {
    await this.limits.countMail('reauthentication', email, ip);
    const { support } = this.config.mail;
    await this.prisma.$transaction(async (tx) => {
      await lockUser(tx, id);
      const code = await this.codes.issue(tx, id, 'reauthentication');
      const content = reauthenticationCode({ email, code, seconds: mailCodeSeconds, support });
      await this.mail.send(tx, { to: email, ...content });
    });
    return {};
  }

  /** @throws AuthError reauthentication_not_valid */
  async useNonce({ id }: User, nonce: string): Promise<void> {
    const right = await this.prisma.$transaction(async (tx) => {
      await lockUser(tx, id);
      return this.codes.use(tx, id, 'reauthentication', nonce);
    });
    if (!right) throw new AuthError('reauthentication_not_valid');
  }
}

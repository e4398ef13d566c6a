import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { AppConfig } from '../../platform/config/config.ts';
import { Mail } from '../../platform/mail/mail.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { type HandlesJob, JobHandler } from '../../platform/queue/job-handler.ts';
import { lockUser, UsersService } from '../../users/index.ts';
import { type SealedRequest, SealedRequests } from '../jobs/sealed-request.ts';
import { type CodeRequest, codeRequest, sendCode } from '../jobs/send-code.job.ts';
import { AuthRateLimits } from '../limits/auth-rate-limits.ts';
import { signInCode } from '../mails/codes.mail.ts';
import { MailCodes, mailCodeSeconds } from './mail-codes.ts';

/** A sign-up that awaits its confirmation gets no code: whoever signed up chose its password. */
@Injectable()
@JobHandler(sendCode)
export class SendCodeHandler implements HandlesJob<SealedRequest | CodeRequest> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly users: UsersService,
    private readonly codes: MailCodes,
    private readonly mail: Mail,
    private readonly requests: SealedRequests,
    private readonly limits: AuthRateLimits,
    private readonly log: PinoLogger,
    private readonly config: AppConfig,
  ) {}

  async handle(payload: SealedRequest | CodeRequest): Promise<void> {
    const request = this.requests.open(sendCode, payload, codeRequest);
    const user = await this.prisma.user.findUnique({ where: { email: request.email } });
    if (!user?.emailConfirmedAt) return;
    const verdict = await this.limits.countSentMail(request);
    if (verdict === 'send') return this.send(request.email);
    this.log.warn({ verdict, userId: user.id }, 'a mail is over its limit');
    if (verdict !== 'drop') await this.requests.enqueue(sendCode, { tx: null, request, startAfter: verdict });
  }

  private async send(email: string): Promise<void> {
    const { support } = this.config.mail;
    await this.prisma.$transaction(async (tx) => {
      const found = await tx.user.findUnique({ where: { email } });
      const user = found && (await lockUser(tx, found.id));
      if (!user?.emailConfirmedAt) return;
      const code = await this.codes.issue(tx, user.id, 'sign_in');
      await this.users.recordLinkSent(tx, user.id, 'recoverySentAt');
      await this.mail.send(tx, { to: email, ...signInCode({ email, code, seconds: mailCodeSeconds, support }) });
    });
  }
}

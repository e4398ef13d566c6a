import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import { randomToken, sha256 } from '../../platform/crypto/crypto.ts';
import type { LinkLetter, MailContent } from '../../platform/mail/layout.ts';
import { Mail } from '../../platform/mail/mail.ts';
import type { User } from '../../platform/prisma/client/client.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { type HandlesJob, JobHandler } from '../../platform/queue/job-handler.ts';
import { type LinkSentColumn, lockUser, UsersService } from '../../users/index.ts';
import { confirmAddress, confirmNewAddress, resetPassword } from '../mails/links.mail.ts';
import { type LinkKind, pkcePrefix } from '../model/link-kinds.ts';
import { type LinkRequest, sendLink } from './send-link.job.ts';

const sentColumns: Record<LinkKind, LinkSentColumn> = {
  signup: 'confirmationSentAt',
  recovery: 'recoverySentAt',
  email_change: 'emailChangeSentAt',
};

const mails: Record<LinkKind, (data: LinkLetter) => MailContent> = {
  signup: confirmAddress,
  recovery: resetPassword,
  email_change: confirmNewAddress,
};

/** Links are random and stored as hashes, one of a kind for each user. */
@Injectable()
@JobHandler(sendLink)
export class SendLinkHandler implements HandlesJob<LinkRequest> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly users: UsersService,
    private readonly mail: Mail,
    private readonly config: AppConfig,
  ) {}

  async handle(request: LinkRequest): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      const found = await tx.user.findUnique({ where: { email: request.email } });
      const user = found && (await lockUser(tx, found.id));
      const to = user && recipientOf(request.kind, user);
      if (!user || !to) return;
      const link = await this.createLink(tx, user, request);
      const { auth, mail } = this.config;
      const content = mails[request.kind]({ link, email: to, seconds: auth.linkSeconds, support: mail.support });
      await this.mail.send(tx, { to, ...content });
    });
  }

  private async createLink(
    tx: Tx,
    { id: userId }: User,
    { kind, redirectTo, challenge }: LinkRequest,
  ): Promise<string> {
    const token = `${challenge ? pkcePrefix : ''}${randomToken()}`;
    const expiresAt = new Date(Date.now() + this.config.auth.linkSeconds * 1000);
    const fresh = { tokenHash: sha256(token), createdAt: new Date(), expiresAt };
    await tx.oneTimeToken.upsert({
      where: { userId_kind: { userId, kind } },
      create: { userId, kind, ...fresh },
      update: fresh,
    });
    await tx.flowState.deleteMany({ where: { userId, kind, authCode: null } });
    if (challenge) await tx.flowState.create({ data: { userId, kind, ...challenge } });
    await this.users.recordLinkSent(tx, userId, sentColumns[kind]);
    const query = new URLSearchParams({ token, type: kind, redirect_to: redirectTo });
    return `${this.config.publicUrl}/auth/v1/verify?${query}`;
  }
}

function recipientOf(kind: LinkKind, user: User): string | null {
  if (kind === 'email_change') return user.newEmail;
  if (kind === 'signup' && user.emailConfirmedAt) return null;
  return user.email;
}

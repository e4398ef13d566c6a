import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { AppConfig } from '../../platform/config/config.ts';
import { randomToken, sha256 } from '../../platform/crypto/crypto.ts';
import type { LinkMail, MailContent } from '../../platform/mail/layout.ts';
import { Mail } from '../../platform/mail/mail.ts';
import type { User } from '../../platform/prisma/client/client.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { type HandlesJob, JobHandler } from '../../platform/queue/job-handler.ts';
import { type LinkSentColumn, lockUser, UsersService } from '../../users/index.ts';
import { type SealedRequest, SealedRequests } from '../jobs/sealed-request.ts';
import { type LinkRequest, linkRequest, sendLink } from '../jobs/send-link.job.ts';
import { AuthRateLimits } from '../limits/auth-rate-limits.ts';
import { confirmAddress, confirmNewAddress, resetPassword } from '../mails/links.mail.ts';
import { type LinkKind, linksOfAKind, pkcePrefix } from '../model/link-kinds.ts';

const sentColumns: Record<LinkKind, LinkSentColumn> = {
  signup: 'confirmationSentAt',
  recovery: 'recoverySentAt',
  email_change: 'emailChangeSentAt',
};

const mails: Record<LinkKind, (data: LinkMail) => MailContent> = {
  signup: confirmAddress,
  recovery: resetPassword,
  email_change: confirmNewAddress,
};

/** Links are random and stored as hashes. */
@Injectable()
@JobHandler(sendLink)
export class SendLinkHandler implements HandlesJob<SealedRequest | LinkRequest> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly users: UsersService,
    private readonly mail: Mail,
    private readonly requests: SealedRequests,
    private readonly limits: AuthRateLimits,
    private readonly log: PinoLogger,
    private readonly config: AppConfig,
  ) {}

  async handle(payload: SealedRequest | LinkRequest): Promise<void> {
    const request = this.requests.open(sendLink, payload, linkRequest);
    const user = await this.prisma.user.findUnique({ where: { email: request.email } });
    if (!user || !recipientOf(request.kind, user)) return;
    const verdict = await this.limits.countSentMail(request);
    if (verdict === 'send') return this.send(request);
    this.log.warn({ verdict, userId: user.id, kind: request.kind }, 'a mail is over its limit');
    if (verdict !== 'drop') await this.requests.enqueue(sendLink, { tx: null, request, startAfter: verdict });
  }

  private async send(request: LinkRequest): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      const found = await tx.user.findUnique({ where: { email: request.email } });
      const user = found && (await lockUser(tx, found.id));
      const to = user && recipientOf(request.kind, user);
      if (!user || !to) return;
      const link = await this.createLink(tx, user, to, request);
      if (!link) return;
      const { auth, mail } = this.config;
      const content = mails[request.kind]({ link, email: to, seconds: auth.linkSeconds, support: mail.support });
      await this.mail.send(tx, { to, ...content });
    });
  }

  /** Null where the sign-up that asked for it is over. */
  private async createLink(tx: Tx, { id: userId }: User, to: string, request: LinkRequest): Promise<string | null> {
    const { kind, redirectTo, challenge } = request;
    const flowId = await this.findFlow(tx, userId, request);
    if (challenge && !flowId) return null;
    const token = `${challenge ? pkcePrefix : ''}${randomToken()}`;
    const expiresAt = new Date(Date.now() + this.config.auth.linkSeconds * 1000);
    await tx.oneTimeToken.create({ data: { userId, kind, tokenHash: sha256(token), email: to, flowId, expiresAt } });
    await this.replaceOldest(tx, userId, kind);
    await this.users.recordLinkSent(tx, userId, sentColumns[kind]);
    const query = new URLSearchParams({ token, type: kind, redirect_to: redirectTo });
    return `${this.config.publicUrl}/auth/v1/verify?${query}`;
  }

  private async findFlow(tx: Tx, userId: string, { kind, challenge, flowId }: LinkRequest): Promise<string | null> {
    if (!challenge) return null;
    if (flowId) return (await tx.flowState.findFirst({ where: { id: flowId, userId } }))?.id ?? null;
    // The browser that signed up asks for its mail once more: the link belongs to the password that waits there.
    const waiting = kind === 'signup' && (await tx.flowState.findFirst({ where: { userId, kind, ...challenge } }));
    return (waiting || (await tx.flowState.create({ data: { userId, kind, ...challenge } }))).id;
  }

  private async replaceOldest(tx: Tx, userId: string, kind: LinkKind): Promise<void> {
    const where = { userId, kind, replacedAt: null };
    const old = await tx.oneTimeToken.findMany({ where, orderBy: { createdAt: 'desc' }, skip: linksOfAKind });
    const ids = old.map(({ id }) => id);
    await tx.oneTimeToken.updateMany({ where: { id: { in: ids } }, data: { replacedAt: new Date() } });
  }
}

function recipientOf(kind: LinkKind, user: User): string | null {
  if (kind === 'email_change') return user.newEmail;
  if (kind === 'signup' && user.emailConfirmedAt) return null;
  return user.email;
}

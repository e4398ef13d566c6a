import { Injectable } from '@nestjs/common';
import { AppConfig } from '../platform/config/config.ts';
import { randomToken, sha256 } from '../platform/crypto/crypto.ts';
import type { LinkLetter, MailContent } from '../platform/mail/layout.ts';
import { Mail } from '../platform/mail/mail.ts';
import type { User } from '../platform/prisma/client/client.ts';
import { PrismaService, type Tx } from '../platform/prisma/prisma.service.ts';
import { JobQueue } from '../platform/queue/job-queue.ts';
import { lockUser } from '../users/index.ts';
import { type LinkRequest, sendLink } from './jobs/send-link.job.ts';
import { AuthLimits } from './limits.ts';
import type { LinkKind } from './link-kinds.ts';
import { confirmAddress } from './mails/confirm-address.ts';
import { confirmNewAddress } from './mails/confirm-new-address.ts';
import { resetPassword } from './mails/reset-password.ts';

/** Says in the token itself that the link belongs to the PKCE flow. */
export const pkcePrefix = 'pkce_';

const sentAt = {
  signup: 'confirmationSentAt',
  recovery: 'recoverySentAt',
  email_change: 'emailChangeSentAt',
} as const satisfies Record<LinkKind, keyof User>;

const writers: Record<LinkKind, (letter: LinkLetter) => MailContent> = {
  signup: confirmAddress,
  recovery: resetPassword,
  email_change: confirmNewAddress,
};

/** Mail links: random, stored as hashes, one of a kind for each user. */
@Injectable()
export class LinksService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly queue: JobQueue,
    private readonly mail: Mail,
    private readonly limits: AuthLimits,
    private readonly config: AppConfig,
  ) {}

  /** Asks for a link to an address of which nothing is known yet. @throws LimitReached */
  async request(request: LinkRequest): Promise<void> {
    await this.limits.mail(request.kind, request.email);
    await this.enqueue(null, request);
  }

  /** Sends a link with the caller's transaction; the caller has asked the limits. */
  async enqueue(tx: Tx | null, request: LinkRequest): Promise<void> {
    await this.queue.enqueue(tx, sendLink, request);
  }

  /** Makes the link and mails it. Nothing happens where there is no such account, or nothing to confirm. */
  async send(request: LinkRequest): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      const known = await tx.user.findUnique({ where: { email: request.email } });
      const user = known && (await lockUser(tx, known.id));
      const to = user && recipient(request.kind, user);
      if (!user || !to) return;
      const link = await this.make(tx, user, request);
      const { auth, mail } = this.config;
      const content = writers[request.kind]({ link, email: to, seconds: auth.linkSeconds, support: mail.support });
      await this.mail.send(tx, { to, ...content });
    });
  }

  private async make(tx: Tx, { id: userId }: User, { kind, redirectTo, challenge }: LinkRequest): Promise<string> {
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
    await tx.user.update({ where: { id: userId }, data: { [sentAt[kind]]: new Date() } });
    const query = new URLSearchParams({ token, type: kind, redirect_to: redirectTo });
    return `${this.config.publicUrl}/auth/v1/verify?${query}`;
  }
}

/** Whom this kind of link goes to, or null where the account has no use for it. */
function recipient(kind: LinkKind, user: User): string | null {
  if (kind === 'email_change') return user.newEmail;
  if (kind === 'signup' && user.emailConfirmedAt) return null;
  return user.email;
}

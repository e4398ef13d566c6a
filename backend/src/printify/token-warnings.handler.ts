import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { AppConfig } from '../platform/config/config.ts';
import { Mail } from '../platform/mail/mail.ts';
import { PrismaService } from '../platform/prisma/prisma.service.ts';
import type { EmptyPayload } from '../platform/queue/job-definition.ts';
import { type HandlesJob, JobHandler } from '../platform/queue/job-handler.ts';
import { DAY_MS } from '../platform/time.ts';
import { tokenEnding } from './mails/token-ending.ts';
import { warningDays, warningDue } from './token.ts';
import { tokenWarnings } from './token-warnings.job.ts';

const batch = 200;
const farthest = Math.max(...warningDays);

interface EndingConnection {
  userId: string;
  tokenExpiresAt: Date | null;
  user: { email: string };
}

/** Warns of a token's end at each of the days of warning, once each. */
@Injectable()
@JobHandler(tokenWarnings)
export class TokenWarningsHandler implements HandlesJob<EmptyPayload> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly mail: Mail,
    private readonly config: AppConfig,
    private readonly log: PinoLogger,
  ) {}

  async handle(): Promise<void> {
    const now = new Date();
    let after: string | undefined;
    for (;;) {
      const rows = await this.ending(now, after);
      for (const row of rows) await this.warn(row, now);
      after = rows.at(-1)?.userId;
      if (!after) return;
    }
  }

  private ending(now: Date, after: string | undefined): Promise<EndingConnection[]> {
    return this.prisma.printifyConnection.findMany({
      where: {
        tokenExpiresAt: { lte: new Date(now.getTime() + farthest * DAY_MS) },
        ...(after ? { userId: { gt: after } } : {}),
      },
      orderBy: { userId: 'asc' },
      take: batch,
      select: { userId: true, tokenExpiresAt: true, user: { select: { email: true } } },
    });
  }

  /** The mark and the mail in one transaction: neither comes without the other, and not twice. */
  private async warn({ userId, tokenExpiresAt, user }: EndingConnection, now: Date): Promise<void> {
    const due = warningDue(tokenExpiresAt, now);
    if (!tokenExpiresAt || due === null) return;
    await this.prisma.$transaction(async (tx) => {
      const { count } = await tx.printifyConnection.updateMany({
        where: { userId, tokenExpiresAt, OR: [{ warnedDays: null }, { warnedDays: { gt: due } }] },
        data: { warnedDays: due },
      });
      if (count === 0) return;
      const daysLeft = Math.ceil((tokenExpiresAt.getTime() - now.getTime()) / DAY_MS);
      const letter = tokenEnding({
        expiresAt: tokenExpiresAt,
        daysLeft,
        link: `${this.config.publicUrl}/settings`,
        support: this.config.mail.support,
      });
      await this.mail.send(tx, { to: user.email, ...letter });
      this.log.info({ userId, daysLeft }, 'warned of the end of a Printify token');
    });
  }
}

import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { AppConfig } from '../../platform/config/config.ts';
import { Mail } from '../../platform/mail/mail.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import type { EmptyPayload } from '../../platform/queue/job-definition.ts';
import { type HandlesJob, JobHandler } from '../../platform/queue/job-handler.ts';
import { DAY_MS } from '../../platform/time.ts';
import { tokenWarnings } from '../jobs/token-warnings.job.ts';
import { tokenExpiryMail } from '../mails/token-expiry.mail.ts';
import { warningDays, warningDue } from '../model/token.ts';

const batchSize = 200;
const earliestWarningDays = Math.max(...warningDays);

interface ExpiringConnection {
  userId: string;
  tokenExpiresAt: Date | null;
  user: { email: string };
}

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
      const rows = await this.findExpiring(now, after);
      for (const row of rows) await this.warn(row, now);
      after = rows.at(-1)?.userId;
      if (!after) return;
    }
  }

  private findExpiring(now: Date, after: string | undefined): Promise<ExpiringConnection[]> {
    return this.prisma.printifyConnection.findMany({
      where: {
        tokenExpiresAt: { lte: new Date(now.getTime() + earliestWarningDays * DAY_MS) },
        ...(after ? { userId: { gt: after } } : {}),
      },
      orderBy: { userId: 'asc' },
      take: batchSize,
      select: { userId: true, tokenExpiresAt: true, user: { select: { email: true } } },
    });
  }

  /** The mark and the mail in one transaction: both or neither, and not twice. */
  private async warn({ userId, tokenExpiresAt, user }: ExpiringConnection, now: Date): Promise<void> {
    const due = warningDue(tokenExpiresAt, now);
    if (!tokenExpiresAt || due === null) return;
    await this.prisma.$transaction(async (tx) => {
      const { count } = await tx.printifyConnection.updateMany({
        where: { userId, tokenExpiresAt, OR: [{ warnedDays: null }, { warnedDays: { gt: due } }] },
        data: { warnedDays: due },
      });
      if (count === 0) return;
      const daysLeft = Math.ceil((tokenExpiresAt.getTime() - now.getTime()) / DAY_MS);
      const mail = tokenExpiryMail({
        expiresAt: tokenExpiresAt,
        daysLeft,
        link: `${this.config.publicUrl}/settings/printify`,
        support: this.config.mail.support,
      });
      await this.mail.send(tx, { to: user.email, ...mail });
      this.log.info({ userId, daysLeft }, 'warned of an expiring Printify token');
    });
  }
}

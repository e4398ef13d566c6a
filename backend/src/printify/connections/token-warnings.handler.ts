import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { AppConfig } from '../../platform/config/config.ts';
import { Mail } from '../../platform/mail/mail.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import type { EmptyPayload } from '../../platform/queue/job-definition.ts';
import { type HandlesJob, JobHandler } from '../../platform/queue/job-handler.ts';
import { DAY_MS } from '../../platform/time.ts';
import { tokenWarnings } from '../jobs/token-warnings.job.ts';
import { tokenExpiryMail } from '../mails/token-expiry.mail.ts';
import { networkNames } from '../model/network.ts';
import { warningDays, warningDue } from '../model/token.ts';

const batchSize = 200;
const earliestWarningDays = Math.max(...warningDays);

interface ExpiringConnection {
  userId: string;
  tokenExpiresAt: Date | null;
  user: { email: string };
  network: string;
  /** Null: the first connection of its seller. */
  name: string | null;
  /** Notes that the warning was given; 0 where it had been. */
  mark(tx: Tx, due: number): Promise<{ count: number }>;
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
    await this.warnAll(now, (after) => this.findFirst(now, after));
    await this.warnAll(now, (after) => this.findFurther(now, after));
  }

  private async warnAll(
    now: Date,
    find: (after?: string) => Promise<{ key: string; connection: ExpiringConnection }[]>,
  ): Promise<void> {
    for (let page = await find(); page.length > 0; page = await find(page.at(-1)?.key)) {
      for (const { connection } of page) await this.warn(connection, now);
    }
  }

  private async findFirst(now: Date, after?: string) {
    const rows = await this.prisma.printifyConnection.findMany({
      where: { ...expiring(now), ...(after && { userId: { gt: after } }) },
      orderBy: { userId: 'asc' },
      take: batchSize,
      select: { userId: true, tokenExpiresAt: true, user: { select: { email: true } } },
    });
    return rows.map((row) => {
      const { userId, tokenExpiresAt } = row;
      const mark = (tx: Tx, due: number) =>
        tx.printifyConnection.updateMany({
          where: { userId, tokenExpiresAt, ...notWarned(due) },
          data: { warnedDays: due },
        });
      return { key: userId, connection: { ...row, network: networkNames.printify, name: null, mark } };
    });
  }

  private async findFurther(now: Date, after?: string) {
    const rows = await this.prisma.furtherConnection.findMany({
      where: { ...expiring(now), ...(after && { id: { gt: after } }) },
      orderBy: { id: 'asc' },
      take: batchSize,
      select: {
        ...{ id: true, userId: true, name: true, network: true, tokenExpiresAt: true },
        user: { select: { email: true } },
      },
    });
    return rows.map((row) => {
      const { id, tokenExpiresAt } = row;
      const mark = (tx: Tx, due: number) =>
        tx.furtherConnection.updateMany({
          where: { id, tokenExpiresAt, ...notWarned(due) },
          data: { warnedDays: due },
        });
      return { key: id, connection: { ...row, network: networkNames[row.network], mark } };
    });
  }

  /** The mark and the mail in one transaction: both or neither, and not twice. */
  private async warn({ userId, tokenExpiresAt, user, mark, ...of }: ExpiringConnection, now: Date): Promise<void> {
    const due = warningDue(tokenExpiresAt, now);
    if (!tokenExpiresAt || due === null) return;
    await this.prisma.$transaction(async (tx) => {
      const { count } = await mark(tx, due);
      if (count === 0) return;
      const daysLeft = Math.ceil((tokenExpiresAt.getTime() - now.getTime()) / DAY_MS);
      const mail = tokenExpiryMail({
        ...of,
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

function expiring(now: Date) {
  return { tokenExpiresAt: { lte: new Date(now.getTime() + earliestWarningDays * DAY_MS) } };
}

function notWarned(due: number) {
  return { OR: [{ warnedDays: null }, { warnedDays: { gt: due } }] };
}

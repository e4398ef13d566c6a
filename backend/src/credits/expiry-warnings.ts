import { Injectable } from '@nestjs/common';
import { AppConfig } from '../platform/config/config.ts';
import { Mail } from '../platform/mail/mail.ts';
import type { CreditLot } from '../platform/prisma/client/client.ts';
import { PrismaService, type Tx } from '../platform/prisma/prisma.service.ts';
import { DAY_MS } from '../platform/time.ts';
import { warnedDaysBefore } from './lots.ts';
import { creditsEndSoon } from './mails/expiry-letter.ts';

/** Writes to sellers before credits of theirs end: once so many days before, and once when only a few are left. */
@Injectable()
export class ExpiryWarnings {
  constructor(
    private readonly prisma: PrismaService,
    private readonly mail: Mail,
    private readonly config: AppConfig,
  ) {}

  /** Answers with how many mails were sent. Safe to run anywhere, any number of times. */
  async send(): Promise<number> {
    const ending = await this.ending();
    const owners = new Set(ending.map(({ userId }) => userId));
    let sent = 0;
    for (const userId of owners) {
      const theirs = ending.filter((lot) => lot.userId === userId);
      const told = await this.prisma.$transaction((tx) => this.warn(tx, userId, theirs));
      if (told) sent += 1;
    }
    return sent;
  }

  /** Lots that hold something and are within the first warning's days. */
  private ending(): Promise<CreditLot[]> {
    const now = Date.now();
    return this.prisma.creditLot.findMany({
      where: {
        remaining: { gt: 0 },
        expiresAt: { gt: new Date(now), lte: new Date(now + warnedDaysBefore[0] * DAY_MS) },
      },
      orderBy: { expiresAt: 'asc' },
    });
  }

  /** One mail over all that this owner has not been told of yet, in the transaction that writes down that they were. */
  private async warn(tx: Tx, userId: string, lots: CreditLot[]): Promise<boolean> {
    const user = await tx.user.findUnique({ where: { id: userId }, select: { email: true } });
    if (!user) return false;
    const untold: CreditLot[] = [];
    for (const lot of lots) if (await this.claim(tx, lot)) untold.push(lot);
    if (untold.length === 0) return false;
    const { publicUrl, mail } = this.config;
    const letter = { lots: untold, link: `${publicUrl}/dashboard`, support: mail.support };
    await this.mail.send(tx, { to: user.email, ...creditsEndSoon(letter) });
    return true;
  }

  /** True where the lot's nearest warning has not been given. A nearer one makes the farther ones needless. */
  private async claim(tx: Tx, { id: lotId, expiresAt }: CreditLot): Promise<boolean> {
    const left = (expiresAt.getTime() - Date.now()) / DAY_MS;
    const due = warnedDaysBefore.filter((days) => left <= days);
    const nearest = Math.min(...due);
    const { count } = await tx.expiryWarning.createMany({ data: [{ lotId, days: nearest }], skipDuplicates: true });
    if (count === 0) return false;
    const needless = due.filter((days) => days !== nearest).map((days) => ({ lotId, days }));
    await tx.expiryWarning.createMany({ data: needless, skipDuplicates: true });
    return true;
  }
}

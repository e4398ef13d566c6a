import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import { Mail } from '../../platform/mail/mail.ts';
import type { CreditLot } from '../../platform/prisma/client/client.ts';
import { deleteInBatches } from '../../platform/prisma/delete-in-batches.ts';
import { Prisma, PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { DAY_MS } from '../../platform/time.ts';
import { expiryWarningMail } from '../mails/expiry-warning.mail.ts';
import { warningDays } from '../model/lots.ts';

@Injectable()
export class ExpiryWarnings {
  constructor(
    private readonly prisma: PrismaService,
    private readonly mail: Mail,
    private readonly config: AppConfig,
  ) {}

  /** Answers with how many mails were sent. Safe to run anywhere, any number of times. */
  async sendWarnings(): Promise<number> {
    const lots = await this.findExpiringLots();
    const owners = new Set(lots.map(({ userId }) => userId));
    let sent = 0;
    for (const userId of owners) {
      const ownLots = lots.filter((lot) => lot.userId === userId);
      if (await this.prisma.$transaction((tx) => this.warnOwner(tx, userId, ownLots))) sent += 1;
    }
    return sent;
  }

  /** A lot that has ended is never warned of again. */
  deleteEnded(signal: AbortSignal): Promise<number> {
    return deleteInBatches(signal, (limit) =>
      this.prisma.$executeRaw(Prisma.sql`
        DELETE FROM expiry_warnings WHERE (lot_id, days) IN (
          SELECT warning.lot_id, warning.days FROM expiry_warnings warning JOIN credit_lots lot ON lot.id = warning.lot_id
           WHERE lot.expires_at < now() - interval '1 day' LIMIT ${limit} FOR UPDATE OF warning SKIP LOCKED)`),
    );
  }

  private findExpiringLots(): Promise<CreditLot[]> {
    const now = Date.now();
    return this.prisma.creditLot.findMany({
      where: {
        remaining: { gt: 0 },
        expiresAt: { gt: new Date(now), lte: new Date(now + warningDays[0] * DAY_MS) },
      },
      orderBy: { expiresAt: 'asc' },
    });
  }

  private async warnOwner(tx: Tx, userId: string, lots: CreditLot[]): Promise<boolean> {
    const user = await tx.user.findUnique({ where: { id: userId }, select: { email: true } });
    if (!user) return false;
    const due: CreditLot[] = [];
    for (const lot of lots) if (await this.recordWarning(tx, lot)) due.push(lot);
    if (due.length === 0) return false;
    const { publicUrl, mail } = this.config;
    const content = expiryWarningMail({ lots: due, link: `${publicUrl}/dashboard`, support: mail.support });
    await this.mail.send(tx, { to: user.email, ...content });
    return true;
  }

  /** False where this warning of the lot was sent before. Recording one records the earlier ones too. */
  private async recordWarning(tx: Tx, { id: lotId, expiresAt }: CreditLot): Promise<boolean> {
    const daysLeft = (expiresAt.getTime() - Date.now()) / DAY_MS;
    const due = warningDays.filter((days) => daysLeft <= days);
    const nearest = Math.min(...due);
    const { count } = await tx.expiryWarning.createMany({ data: [{ lotId, days: nearest }], skipDuplicates: true });
    if (count === 0) return false;
    const earlier = due.filter((days) => days !== nearest).map((days) => ({ lotId, days }));
    await tx.expiryWarning.createMany({ data: earlier, skipDuplicates: true });
    return true;
  }
}

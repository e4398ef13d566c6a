import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../platform/audit/security-log.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { lockUser } from '../../users/index.ts';
import { OwnerMails } from './owner-mails.service.ts';

/** For who lost the app and the recovery codes. Only the operator's command calls it: no request can. */
@Injectable()
export class FactorResetService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly mails: OwnerMails,
    private readonly log: SecurityLog,
  ) {}

  /** Returns how many factors it removed: with none, nothing happens. Throws where there is no such account. */
  async resetFactors(address: string): Promise<number> {
    const found = await this.prisma.user.findUnique({ where: { email: address.toLowerCase() } });
    if (!found) throw new Error(`No account uses the address ${address}.`);
    return this.prisma.$transaction(async (tx) => {
      const user = await lockUser(tx, found.id);
      const { count } = await tx.factor.deleteMany({ where: { userId: found.id } });
      if (!user || count === 0) return 0;
      await tx.session.deleteMany({ where: { userId: user.id } });
      await this.log.record(tx, 'factors_reset', { userId: user.id });
      await this.mails.factorsReset(tx, user);
      return count;
    });
  }
}

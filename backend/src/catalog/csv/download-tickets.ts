import { Injectable } from '@nestjs/common';
import { isSuspended } from '../../auth/index.ts';
import { randomToken, SecretBox } from '../../platform/crypto/crypto.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type LimitDefinition, RateLimits } from '../../platform/limits/rate-limits.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';

const validSeconds = 60;
const purpose = 'catalog-download';
/** Each ticket has a bucket for one use, which lasts longer than the ticket. */
const once: LimitDefinition = { name: 'catalog-ticket', points: 1, seconds: 2 * validSeconds };

/** Lets a new browser tab, which sends no bearer token, download the catalog once. */
@Injectable()
export class DownloadTickets {
  constructor(
    private readonly secrets: SecretBox,
    private readonly limits: RateLimits,
    private readonly prisma: PrismaService,
  ) {}

  issue(userId: string): string {
    const claim = `${userId}.${Math.floor(Date.now() / 1000) + validSeconds}.${randomToken(12)}`;
    return `${claim}.${this.secrets.sign(purpose, claim)}`;
  }

  /** Uses it up. @throws AppError unauthorized; forbidden, account_suspended where its owner lost the permission */
  async redeem(ticket: string): Promise<string> {
    const [userId = '', expires = '', nonce = '', signature = ''] = ticket.split('.');
    const genuine = this.secrets.verify(purpose, `${userId}.${expires}.${nonce}`, signature);
    if (!genuine || Number(expires) * 1000 <= Date.now() || !(await this.limits.tryConsume(once, nonce))) {
      throw new AppError('unauthorized');
    }
    const user = await this.prisma.user.findUnique({ where: { id: userId } });
    if (!user?.isAdmin) throw new AppError('forbidden');
    if (isSuspended(user)) throw new AppError('account_suspended');
    return userId;
  }
}

import { Injectable } from '@nestjs/common';
import { closeBilling } from '../billing/index.ts';
import { AppConfig } from '../platform/config/config.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { RateLimits } from '../platform/limits/rate-limits.ts';
import { PrismaService, type Tx } from '../platform/prisma/prisma.service.ts';
import { JobQueue } from '../platform/queue/job-queue.ts';
import { lockUser, PasswordCheck } from '../users/index.ts';
import { eraseFiles } from './erase-files.job.ts';

/** Tries of the password for one account. */
const tries = { name: 'delete-account', points: 10, seconds: 900 };
const wrong = 'Current password is incorrect';

/**
 * Forgets a user: account, sessions, designs, settings, the Printify token, the pictures; a plan ends at once. The
 * books stay, under an id that names nobody any more; products at Printify are the seller's own and stay too.
 */
@Injectable()
export class DeletionService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly passwords: PasswordCheck,
    private readonly queue: JobQueue,
    private readonly limits: RateLimits,
    private readonly config: AppConfig,
  ) {}

  async delete(userId: string, password: string): Promise<void> {
    await this.limits.consume(tries, userId);
    const user = await this.prisma.user.findUniqueOrThrow({ where: { id: userId } });
    if (!(await this.passwords.fits(user, password))) {
      throw new AppError('validation_failed', wrong, { fields: { password: wrong } });
    }
    await this.prisma.$transaction(async (tx) => {
      await lockUser(tx, userId);
      await tx.user.deleteMany({ where: { id: userId } });
      await this.erase(tx, userId);
      await this.queue.enqueue(tx, closeBilling, { userId });
    });
  }

  /** Now, and once more when the last run that might still write a file is over. */
  private async erase(tx: Tx, userId: string): Promise<void> {
    await this.queue.enqueue(tx, eraseFiles, { userId });
    const later = Math.ceil(this.config.values.generationDeadlineMs / 1000);
    await this.queue.enqueue(tx, eraseFiles, { userId }, { startAfter: later });
  }
}

import { Injectable } from '@nestjs/common';
import { closeBilling } from '../../billing/index.ts';
import { AppConfig } from '../../platform/config/config.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { RateLimits } from '../../platform/limits/rate-limits.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { lockUser, PasswordCheck, UsersService } from '../../users/index.ts';
import { eraseFiles } from '../jobs/erase-files.job.ts';

/** Passwords that may be tried for one account. */
const passwordTries = { name: 'delete-account', points: 10, seconds: 900 };
const wrongPassword = 'Current password is incorrect';

/** The ledger and the payments stay, under an id without a user; products at Printify are the seller's and stay too. */
@Injectable()
export class DeletionService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly users: UsersService,
    private readonly passwords: PasswordCheck,
    private readonly queue: JobQueue,
    private readonly limits: RateLimits,
    private readonly config: AppConfig,
  ) {}

  async deleteAccount(userId: string, password: string): Promise<void> {
    await this.limits.consume(passwordTries, userId);
    const user = await this.prisma.user.findUniqueOrThrow({ where: { id: userId } });
    if (!(await this.passwords.verify(user, password))) {
      throw new AppError('validation_failed', wrongPassword, { fields: { password: wrongPassword } });
    }
    await this.prisma.$transaction(async (tx) => {
      await lockUser(tx, userId);
      await this.users.delete(tx, userId);
      await this.enqueueErasing(tx, userId);
      await this.queue.enqueue(tx, closeBilling, { userId });
    });
  }

  /** Now, and again after the deadline of the last run that may still write a file. */
  private async enqueueErasing(tx: Tx, userId: string): Promise<void> {
    await this.queue.enqueue(tx, eraseFiles, { userId });
    const startAfter = Math.ceil(this.config.values.generationDeadlineMs / 1000);
    await this.queue.enqueue(tx, eraseFiles, { userId }, { startAfter });
  }
}

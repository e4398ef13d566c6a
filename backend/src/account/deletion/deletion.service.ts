import { Injectable } from '@nestjs/common';
import { PasswordTries } from '../../auth/index.ts';
import { AuthError } from '../../auth/model/auth-error.ts';
import { closeBilling } from '../../billing/index.ts';
import { ContactMessagesService } from '../../contact/index.ts';
import { AppConfig } from '../../platform/config/config.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { User } from '../../platform/prisma/client/client.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { lockUser, UsersService } from '../../users/index.ts';
import { eraseFiles } from '../jobs/erase-files.job.ts';

const wrongPassword = 'Current password is incorrect';

/** The ledger and the payments stay, under an id without a user; products at Printify are the seller's and stay too. */
@Injectable()
export class DeletionService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly users: UsersService,
    private readonly tries: PasswordTries,
    private readonly messages: ContactMessagesService,
    private readonly queue: JobQueue,
    private readonly config: AppConfig,
  ) {}

  async deleteAccount(userId: string, given: { password: string; ip: string }): Promise<void> {
    const user = await this.prisma.user.findUniqueOrThrow({ where: { id: userId } });
    await this.checkPassword(user, given);
    await this.prisma.$transaction(async (tx) => {
      await lockUser(tx, userId);
      await this.messages.deleteMessagesFrom(tx, user.email);
      await this.users.delete(tx, userId);
      await this.enqueueErasing(tx, userId);
      await this.queue.enqueue(tx, closeBilling, { userId });
    });
  }

  /** A stranger at an open session has the tries of a sign-in and no more. @throws AppError, LimitReached */
  private async checkPassword(user: User, { password, ip }: { password: string; ip: string }): Promise<void> {
    try {
      await this.tries.check(user, { email: user.email, password, ip });
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      throw new AppError('validation_failed', wrongPassword, { fields: { password: wrongPassword } });
    }
  }

  /** Now, and again after the deadline of the last run that may still write a file. */
  private async enqueueErasing(tx: Tx, userId: string): Promise<void> {
    await this.queue.enqueue(tx, eraseFiles, { userId });
    const startAfter = Math.ceil(this.config.values.generationDeadlineMs / 1000);
    await this.queue.enqueue(tx, eraseFiles, { userId }, { startAfter });
  }
}

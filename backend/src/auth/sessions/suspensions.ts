import { Injectable } from '@nestjs/common';
import type { User } from '../../platform/prisma/client/client.ts';
import type { Tx } from '../../platform/prisma/prisma.service.ts';
import { lockUser, UsersService } from '../../users/index.ts';

export function isSuspended({ bannedUntil }: Pick<User, 'bannedUntil'>): boolean {
  return bannedUntil !== null && bannedUntil > new Date();
}

/** We cannot end the sessions of a hosted project: there only the check of every call of our API counts. */
@Injectable()
export class Suspensions {
  constructor(private readonly users: UsersService) {}

  /** False where the account is suspended already, or is gone. */
  async suspend(tx: Tx, userId: string): Promise<boolean> {
    const user = await lockUser(tx, userId);
    if (!user || isSuspended(user)) return false;
    await this.users.suspend(tx, userId);
    await tx.session.deleteMany({ where: { userId } });
    return true;
  }

  /** False where the account is not suspended, or is gone. */
  async restore(tx: Tx, userId: string): Promise<boolean> {
    const user = await lockUser(tx, userId);
    if (!user || !isSuspended(user)) return false;
    await this.users.restore(tx, userId);
    return true;
  }
}

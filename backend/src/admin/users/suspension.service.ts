import { Injectable } from '@nestjs/common';
import { isSuspended, Suspensions } from '../../auth/index.ts';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { lockUser } from '../../users/index.ts';
import type { AdminUser } from './admin-users.dto.ts';
import { UserList } from './user-list.service.ts';

/** Suspending and restoring, as acts of an administrator. What is so already is left as it is, the reason included. */
@Injectable()
export class SuspensionService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly suspensions: Suspensions,
    private readonly users: UserList,
    private readonly audit: AuditLog,
  ) {}

  /** @throws AppError not_yourself, not_found; account_suspended where the subject was quicker to suspend the actor */
  suspend(actorId: string, subjectId: string, reason: string): Promise<AdminUser> {
    if (subjectId === actorId) throw new AppError('not_yourself');
    return this.prisma.$transaction(async (tx) => {
      await this.holdBoth(tx, actorId, subjectId);
      const changed = await this.suspensions.suspend(tx, subjectId);
      if (changed) await this.audit.record(tx, { actorId, action: 'user.suspended', subjectId, detail: { reason } });
      return this.users.one(subjectId, tx);
    });
  }

  /** @throws AppError not_found */
  restore(actorId: string, subjectId: string): Promise<AdminUser> {
    return this.prisma.$transaction(async (tx) => {
      const changed = await this.suspensions.restore(tx, subjectId);
      if (changed) await this.audit.record(tx, { actorId, action: 'user.restored', subjectId });
      return this.users.one(subjectId, tx);
    });
  }

  /** Of two administrators who suspend each other one comes first, and somebody is left to restore. */
  private async holdBoth(tx: Tx, actorId: string, subjectId: string): Promise<void> {
    for (const id of [actorId, subjectId].sort()) {
      const user = await lockUser(tx, id);
      if (id === actorId && (!user || isSuspended(user))) throw new AppError('account_suspended');
    }
  }
}

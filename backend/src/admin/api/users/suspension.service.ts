import { Injectable } from '@nestjs/common';
import { isSuspended, Suspensions } from '../../../auth/index.ts';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service.ts';
import { lockUser } from '../../../users/index.ts';
import type { AdminUser } from './admin-users.dto.ts';
import { AdminUsersService } from './admin-users.service.ts';

/** Suspends and restores users. A user who is suspended already stays so, with the reason that was given then. */
@Injectable()
export class SuspensionService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly suspensions: Suspensions,
    private readonly users: AdminUsersService,
    private readonly audit: AuditLog,
  ) {}

  /** @throws AppError not_yourself, not_found; account_suspended where the actor was just suspended */
  suspendUser(actorId: string, subjectId: string, reason: string): Promise<AdminUser> {
    if (subjectId === actorId) throw new AppError('not_yourself');
    return this.prisma.$transaction(async (tx) => {
      await this.lockBoth(tx, actorId, subjectId);
      const changed = await this.suspensions.suspend(tx, subjectId);
      if (changed) await this.audit.record(tx, { actorId, action: 'user.suspended', subjectId, detail: { reason } });
      return this.users.findUser(subjectId, tx);
    });
  }

  /** @throws AppError not_found */
  restoreUser(actorId: string, subjectId: string): Promise<AdminUser> {
    return this.prisma.$transaction(async (tx) => {
      const changed = await this.suspensions.restore(tx, subjectId);
      if (changed) await this.audit.record(tx, { actorId, action: 'user.restored', subjectId });
      return this.users.findUser(subjectId, tx);
    });
  }

  /** Of two administrators who suspend each other at once, only the first succeeds: one is left who can restore. */
  private async lockBoth(tx: Tx, actorId: string, subjectId: string): Promise<void> {
    for (const id of [actorId, subjectId].sort()) {
      const user = await lockUser(tx, id);
      if (id === actorId && (!user || isSuspended(user))) throw new AppError('account_suspended');
    }
  }
}

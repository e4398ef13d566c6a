import { Injectable } from '@nestjs/common';
import { lockUserRow } from '../locks/user-row.ts';
import { PrismaService, type Tx } from '../prisma/prisma.service.ts';
import type { AdminAction } from './admin-actions.ts';
import { AuditLog } from './audit-log.ts';

export interface Reading {
  actorId: string;
  action: Extract<AdminAction, `${string}.viewed` | `${string}.listed` | `${string}.searched`>;
  /** Whose data, where it is one user's. */
  subjectId?: string;
}

/** Within this time an administrator who reads on adds no audit entry: pages of a list are one reading. */
const sameReadingMs = 3_600_000;

/** What an administrator reads of others is audited before it is answered: once an hour for each subject. */
@Injectable()
export class AuditedReads {
  constructor(
    private readonly prisma: PrismaService,
    private readonly audit: AuditLog,
  ) {}

  async record(reading: Reading): Promise<void> {
    if (await this.isRecorded(this.prisma, reading)) return;
    await this.prisma.$transaction(async (tx) => {
      // The administrator's own row is the lock: two requests at once make one entry.
      await lockUserRow(tx, reading.actorId);
      if (!(await this.isRecorded(tx, reading))) await this.audit.record(tx, reading);
    });
  }

  private async isRecorded(tx: Tx, { actorId, action, subjectId }: Reading): Promise<boolean> {
    const at = { gt: new Date(Date.now() - sameReadingMs) };
    return (await tx.auditEntry.findFirst({ where: { actorId, action, subjectId: subjectId ?? null, at } })) !== null;
  }
}

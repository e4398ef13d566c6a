import { Injectable } from '@nestjs/common';
import type { Prisma, Tx } from '../prisma/prisma.service.ts';
import type { AdminAction } from './admin-actions.ts';

export interface AdminAct {
  /** Who: an administrator's id. */
  actorId: string;
  action: AdminAction;
  /** The user it is done to, where it is done to one. */
  subjectId?: string;
  /** What exactly, without secrets and without what sellers and visitors wrote. */
  detail?: Prisma.InputJsonObject;
}

/** The log of what administrators did. */
@Injectable()
export class AuditLog {
  /** Writes an act, as a part of the change that it is. */
  async record(tx: Tx, { actorId, action, subjectId, detail = {} }: AdminAct): Promise<void> {
    await tx.auditEntry.create({ data: { actorId, action, subjectId: subjectId ?? null, detail } });
  }
}

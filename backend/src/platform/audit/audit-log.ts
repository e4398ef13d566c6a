import { Injectable } from '@nestjs/common';
import type { Prisma, Tx } from '../prisma/prisma.service.ts';
import type { AdminAction } from './admin-actions.ts';

export interface AdminAct {
  actorId: string;
  action: AdminAction;
  subjectId?: string;
  /** Without secrets and without what sellers and visitors wrote. */
  detail?: Prisma.InputJsonObject;
}

@Injectable()
export class AuditLog {
  async record(tx: Tx, { actorId, action, subjectId, detail = {} }: AdminAct): Promise<void> {
    await tx.auditEntry.create({ data: { actorId, action, subjectId: subjectId ?? null, detail } });
  }
}

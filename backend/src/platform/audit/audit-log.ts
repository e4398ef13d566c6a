import { Injectable } from '@nestjs/common';
import type { Prisma, Tx } from '../prisma/prisma.service.ts';

/** Everything an administrator can do that changes something, or that opens what is a user's own. */
export const adminActions = [
  'credits.granted',
  'user.viewed',
  'user.suspended',
  'user.restored',
  'settings.changed',
  'catalog.refreshed',
  'catalog.downloaded',
  'term.saved',
  'term.removed',
  'job.retried',
  'message.answered',
  'message.reopened',
] as const;
export type AdminAction = (typeof adminActions)[number];

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

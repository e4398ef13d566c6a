import type { AuditEntry } from '../../../platform/prisma/client/client.ts';
import { auditAction, auditDetail } from '../../model/columns.ts';
import type { AuditEntryView } from './audit.dto.ts';

/** @param emails addresses by user id */
export function toAuditEntryView(entry: AuditEntry, emails: ReadonlyMap<string, string>): AuditEntryView {
  const { id, at, action, actorId, subjectId, detail } = entry;
  return {
    id: String(id),
    at: at.toISOString(),
    action: auditAction.parse(action),
    actor_id: actorId,
    actor_email: emails.get(actorId) ?? null,
    subject_id: subjectId,
    subject_email: (subjectId && emails.get(subjectId)) ?? null,
    detail: auditDetail.parse(detail),
  };
}

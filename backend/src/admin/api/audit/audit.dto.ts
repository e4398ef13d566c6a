import { ApiProperty } from '@nestjs/swagger';
import { type AdminAction, adminActions } from '../../../platform/audit/audit-log.ts';
import { BeforeId, QueryNumber } from '../../../platform/http/paging.ts';
import type { AuditEntry } from '../../../platform/prisma/client/client.ts';

export class AuditEntryView {
  @ApiProperty({ description: 'Grows with time.', example: '4711' })
  id!: string;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ enum: adminActions, enumName: 'AdminAction' })
  action!: AdminAction;

  @ApiProperty({ format: 'uuid', description: 'The administrator.' })
  actor_id!: string;

  @ApiProperty({ type: String, format: 'email', nullable: true, description: 'Null where the account is gone.' })
  actor_email!: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The user that it was done to.' })
  subject_id!: string | null;

  @ApiProperty({ type: String, format: 'email', nullable: true, description: 'Null where the account is gone.' })
  subject_email!: string | null;

  @ApiProperty({ type: 'object', additionalProperties: true, description: 'What exactly; depends on the action.' })
  detail!: Record<string, unknown>;
}

export class AuditQuery {
  @QueryNumber({ name: 'limit', max: 200, default: 50, description: 'Newest first; at most so many.' })
  limit = 50;

  @BeforeId()
  before?: string;
}

/** @param emails addresses by user id */
export function toAuditEntryView(entry: AuditEntry, emails: ReadonlyMap<string, string>): AuditEntryView {
  const { id, at, action, actorId, subjectId, detail } = entry;
  return {
    id: String(id),
    at: at.toISOString(),
    action: action as AdminAction,
    actor_id: actorId,
    actor_email: emails.get(actorId) ?? null,
    subject_id: subjectId,
    subject_email: (subjectId && emails.get(subjectId)) ?? null,
    detail: detail as Record<string, unknown>,
  };
}

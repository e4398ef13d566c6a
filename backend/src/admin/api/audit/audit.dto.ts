import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { type AdminAction, adminActions } from '../../../platform/audit/admin-actions.ts';
import { BeforeId, Order, QueryNumber, type SortOrder } from '../../../platform/http/paging.ts';

export class AuditEntryView {
  @ApiProperty({ description: 'Grows with time.', example: '4711' })
  id!: string;

  @ApiProperty({ format: 'date-time', description: 'When it was done.' })
  at!: string;

  @ApiProperty({ enum: adminActions, enumName: 'AdminAction', description: 'What was done.' })
  action!: AdminAction;

  @ApiProperty({ format: 'uuid', description: 'Who did it: an administrator, or the user of an account.' })
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
  @QueryNumber({ name: 'limit', max: 200, default: 50, description: 'At most so many.' })
  limit = 50;

  @BeforeId('Only entries that come after this one in the order: its `id` is the last of the page before.')
  before?: string;

  @Order('The newest first, or the oldest.')
  order: SortOrder = 'desc';

  @ApiProperty({ enum: adminActions, enumName: 'AdminAction', required: false, description: 'Only this action.' })
  @IsIn(adminActions, { message: 'action must be an action of the audit log.' })
  @IsOptional()
  action?: AdminAction;
}

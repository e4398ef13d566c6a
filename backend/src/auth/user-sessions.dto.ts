import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import type { Session } from '../platform/prisma/client/client.ts';

/** One place where the user is signed in. */
export class UserSession {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ format: 'date-time', description: 'When its tokens were last renewed.' })
  last_active_at!: string;

  @ApiProperty({ type: String, nullable: true, description: 'As the browser told it at sign-in.' })
  user_agent!: string | null;

  @ApiProperty({ type: String, nullable: true, example: '203.0.113.7' })
  ip!: string | null;

  @ApiProperty({ description: 'True for the session that asks.' })
  current!: boolean;
}

export class SessionReference {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'id must be the id of one of your sessions.' })
  id!: string;
}

export function toUserSession(row: Session, currentId: string): UserSession {
  return {
    id: row.id,
    created_at: row.createdAt.toISOString(),
    last_active_at: row.refreshedAt.toISOString(),
    user_agent: row.userAgent,
    ip: row.ip,
    current: row.id === currentId,
  };
}

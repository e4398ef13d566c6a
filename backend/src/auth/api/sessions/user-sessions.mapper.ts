import type { Session } from '../../../platform/prisma/client/client.ts';
import type { UserSession } from './user-sessions.dto.ts';

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

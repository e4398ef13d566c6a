import { type ProfileRow, toUserProfile } from '../../../users/index.ts';
import type { AdminUser } from './admin-users.dto.ts';

/** What the list of users selects for each. */
export interface AdminUserRow extends ProfileRow {
  id: string;
  createdAt: Date;
  credits: number;
  grants: number;
  connected: boolean;
  designs: number;
  lastActivity: Date | null;
  suspendedAt: Date | null;
}

export function toAdminUser(row: AdminUserRow): AdminUser {
  return {
    ...toUserProfile(row, row.credits),
    id: row.id,
    created_at: row.createdAt.toISOString(),
    creditGrantsCount: row.grants,
    printifyConnected: row.connected,
    designCount: row.designs,
    lastActivity: row.lastActivity?.toISOString() ?? null,
    suspended_at: row.suspendedAt?.toISOString() ?? null,
  };
}

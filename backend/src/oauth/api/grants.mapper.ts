import { scopes } from '../../platform/http/scopes.ts';
import type { OauthGrant } from '../../platform/prisma/client/client.ts';
import type { Grant } from './grants.dto.ts';

export function toGrant(row: OauthGrant): Grant {
  return {
    id: row.id,
    name: row.clientName,
    address: row.clientHost,
    scopes: scopes.filter((scope) => row.scopes.includes(scope)),
    credits_per_day: row.creditsPerDay,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    ends_at: row.expiresAt.toISOString(),
  };
}

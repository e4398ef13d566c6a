import type { Scope } from '../../platform/http/scopes.ts';
import type { ApiKey } from '../../platform/prisma/client/client.ts';
import type { ApiKeyView } from './api-keys.dto.ts';

export function toApiKeyView(row: ApiKey, creditsUsedToday: number): ApiKeyView {
  const { id, name, prefix, creditsPerDay, createdAt, expiresAt, lastUsedAt } = row;
  return {
    ...{ id, name, prefix, creditsPerDay, creditsUsedToday },
    scopes: row.scopes as Scope[],
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

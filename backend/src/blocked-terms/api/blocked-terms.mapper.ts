import type { BlockedTerm } from '../../platform/prisma/client/client.ts';
import type { BlockedTermView } from './blocked-terms.dto.ts';

export function toBlockedTermView({ id, term, severity, note, createdAt }: BlockedTerm): BlockedTermView {
  return { id, term, severity, note, created_at: createdAt.toISOString() };
}

import { createHash } from 'node:crypto';
import { DAY_MS } from '../../../platform/time.ts';

/** Raised whenever the shape of an entry changes: a browser may hold a list of the release before. */
const shapeVersion = 3;

/**
 * The user, since a browser's copy outlives a sign-in; the day, since signed links change with it.
 *
 * @param query what was asked for, in the order of the DTO
 */
export function listEtag(userId: string, version: bigint, query: object, now = Date.now()): string {
  const asked = createHash('sha256').update(JSON.stringify(query)).digest('base64url').slice(0, 16);
  return `W/"${shapeVersion}-${userId}-${version}-${asked}-${Math.floor(now / DAY_MS)}"`;
}

/** True where the client has the current list (RFC 9110, weak comparison). */
export function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''));
  return known.includes(etag.replace(/^W\//, ''));
}

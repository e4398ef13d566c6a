import { createHash } from 'node:crypto';
import { linkPeriodMs } from '../../../platform/storage/file-links.ts';

/** Raised whenever the shape of an entry changes: a browser may hold a list of the release before. */
const shapeVersion = 4;

/**
 * The user, since a browser's copy outlives a sign-in; the period in which signed links stay the same.
 *
 * @param query what was asked for, in the order of the DTO
 */
export function listEtag(userId: string, version: bigint, query: object, now = Date.now()): string {
  const asked = createHash('sha256').update(JSON.stringify(query)).digest('base64url').slice(0, 16);
  return `${listState(userId, version, now)}${asked}"`;
}

/** What all ETags of a user's lists begin with until something changes. */
export function listState(userId: string, version: bigint, now = Date.now()): string {
  return `W/"${shapeVersion}-${userId}-${version}-${Math.floor(now / linkPeriodMs)}-`;
}

/** True where the client has the current list (RFC 9110, weak comparison). */
export function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''));
  return known.includes(etag.replace(/^W\//, ''));
}

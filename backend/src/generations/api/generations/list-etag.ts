import { DAY_MS } from '../../../platform/time.ts';

/** Raised whenever the shape of an entry changes: a browser may hold a list of the release before. */
const shapeVersion = 2;

/** The user, since a browser's copy outlives a sign-in; the day, since signed links change with it. */
export function listEtag(userId: string, version: bigint, limit: number, now = Date.now()): string {
  return `W/"${shapeVersion}-${userId}-${version}-${limit}-${Math.floor(now / DAY_MS)}"`;
}

/** True where the client has the current list (RFC 9110, weak comparison). */
export function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''));
  return known.includes(etag.replace(/^W\//, ''));
}

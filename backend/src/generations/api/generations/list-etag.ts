import { DAY_MS } from '../../../platform/time.ts';

/**
 * ETag of a list: whose it is (a browser keeps its copy when another user signs in), the user's version, how much was
 * asked for, and the day, since signed links change with it.
 */
export function tagOf(userId: string, version: bigint, limit: number, now = Date.now()): string {
  return `W/"${userId}-${version}-${limit}-${Math.floor(now / DAY_MS)}"`;
}

/** True where the client holds the current list (RFC 9110, weak comparison). */
export function isCurrent(ifNoneMatch: string | undefined, tag: string): boolean {
  const held = (ifNoneMatch ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''));
  return held.includes(tag.replace(/^W\//, ''));
}

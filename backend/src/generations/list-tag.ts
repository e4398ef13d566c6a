const dayMs = 86_400_000;

/** ETag of a list: the user's version, how much was asked for, and the day, since signed links change with it. */
export function tagOf(version: bigint, limit: number, now = Date.now()): string {
  return `W/"${version}-${limit}-${Math.floor(now / dayMs)}"`;
}

/** True where the client holds the current list (RFC 9110, weak comparison). */
export function isCurrent(ifNoneMatch: string | undefined, tag: string): boolean {
  const held = (ifNoneMatch ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''));
  return held.includes(tag.replace(/^W\//, ''));
}

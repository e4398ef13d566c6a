/**
 * Where a link from a mail really leads: one that carries a code or tokens to any other page than the callback
 * is sent there, with the page it named as `next`. A recovery link with tokens is the reset page's own.
 *
 * @returns the path to go to, or null to stay
 */
export function startUpRedirect({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.slice(1));
  const carries = query.has('code') || fragment.has('access_token');
  if (!carries || pathname === '/auth/callback' || fragment.get('type') === 'recovery') return null;
  query.set('next', pathname);
  return `/auth/callback?${query}${hash}`;
}

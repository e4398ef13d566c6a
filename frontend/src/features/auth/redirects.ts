/**
 * Where a link from a mail really leads: one that carries a code, tokens or the reason why it failed to any other
 * page than the callback is sent there, with the page it named as `next`. The reset page tells of its links itself.
 *
 * @returns the path to go to, or null to stay
 */
export function startUpRedirect({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.slice(1));
  const failed = fragment.has('error_description') && pathname !== '/reset-password';
  const carries = query.has('code') || fragment.has('access_token') || failed;
  if (!carries || pathname === '/auth/callback' || fragment.get('type') === 'recovery') return null;
  query.set('next', pathname);
  return `/auth/callback?${query}${hash}`;
}

const PROTECTED_AREAS = ['/dashboard', '/edit', '/library', '/batches', '/settings', '/admin'];

/** Whether a path belongs to an area that only a signed-in user sees. */
export function isProtected(path: string): boolean {
  return PROTECTED_AREAS.some((area) => path.startsWith(area));
}

/** Where the callback's `next` leads: a path of our own origin, else the dashboard. */
export function safeNext(url: URL): string {
  const next = url.searchParams.get('next');
  if (!next) return '/dashboard';
  try {
    const { origin, pathname, search, hash } = new URL(next, url.origin);
    // A path that begins with two slashes, such as that of `/.//evil.example`, would name another host.
    return origin === url.origin && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : '/dashboard';
  } catch {
    return '/dashboard';
  }
}

/**
 * Sends a mailed link to the callback page: one that carries a code, tokens or an error to another page, which becomes
 * `next`. The reset page reads its own links.
 *
 * @returns the path to go to, or null to stay
 */
export function startUpRedirect({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.slice(1));
  const failed = fragment.has('error_description') && pathname !== '/reset-password';
  const isMailedLink = query.has('code') || fragment.has('access_token') || failed;
  if (!isMailedLink || pathname === '/auth/callback' || fragment.get('type') === 'recovery') return null;
  query.set('next', pathname);
  return `/auth/callback?${query}${hash}`;
}

import { readLostSession } from '../../../api/client/lost-session.ts';
import { isProtected } from './redirects.ts';

const HOME = '/dashboard';

/** Where a user goes on after signing in: to the page on which the server ended their own session, else the dashboard. */
export function returnPath(userId: string | undefined): string {
  const lost = readLostSession();
  if (!lost || lost.owner !== userId) return HOME;
  const { origin } = window.location;
  const url = new URL(lost.path, origin);
  // Only what begins as one of our own screens does, whoever wrote into the storage.
  return url.origin === origin && isProtected(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : HOME;
}

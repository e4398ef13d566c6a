export const LOST_SESSION_CODES = [
  'refresh_token_already_used',
  'session_expired',
  'refresh_token_not_found',
  'session_not_found',
] as const;
export type SignOutReason = (typeof LOST_SESSION_CODES)[number];

/** A session that the server ended in this tab: why, whose it was, and where that was seen. */
interface LostSession {
  reason: SignOutReason;
  owner: string | undefined;
  path: string;
}

const STORAGE_KEY = 'inkloom-lost-session';

/** @param code of the refusal; nothing is noted for any other answer, or where nobody was signed in any more */
export function noteLostSession(code: string | null, owner: string | undefined): void {
  const reason = LOST_SESSION_CODES.find((one) => one === code);
  if (!reason || !owner) return;
  const { pathname, search, hash } = window.location;
  const lost: LostSession = { reason, owner, path: `${pathname}${search}${hash}` };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(lost));
  } catch {
    // Where storage is refused, the sign-in screen gives no reason and leads to the dashboard.
  }
}

/** Null where nobody was signed out but by themselves. */
export function readLostSession(): LostSession | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as LostSession | null;
  } catch {
    return null;
  }
}

export function forgetLostSession(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // There is nothing stored.
  }
}

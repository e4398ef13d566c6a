import { AuthClient, type AuthError, type GoTrueClient } from '@supabase/auth-js';
import { clientConfig } from './config.ts';

type AuthClientOptions = ConstructorParameters<typeof AuthClient>[0];

const STORAGE_KEY = 'sb-inkloom-auth-token';

let client: GoTrueClient | undefined;

/** The client stores its session in local storage, under keys that begin with `sb-`. */
export function authClient(): GoTrueClient {
  client ??= createAuthClient();
  return client;
}

function createAuthClient(options: Partial<AuthClientOptions> = {}): GoTrueClient {
  const { url, anonKey } = clientConfig().auth;
  return new AuthClient({
    // With a key the accounts are at a hosted server; else they are ours, on the origin of this page.
    url: anonKey && url ? url : `${window.location.origin}/auth/v1`,
    headers: anonKey ? { apikey: anonKey } : {},
    storageKey: STORAGE_KEY,
    flowType: 'pkce',
    // The callback screen exchanges the code itself, so that it can show what went wrong.
    detectSessionInUrl: false,
    autoRefreshToken: true,
    persistSession: true,
    ...options,
  });
}

let passwordCheck: GoTrueClient | undefined;

/**
 * Checks the password of an account by a second sign-in; the current session stays as it is.
 *
 * @throws AuthError for every other error than a wrong password
 */
export async function verifyPassword(email: string, password: string): Promise<boolean> {
  passwordCheck ??= createAuthClient({
    storageKey: `${STORAGE_KEY}-check`,
    autoRefreshToken: false,
    persistSession: false,
  });
  const { error } = await passwordCheck.signInWithPassword({ email, password });
  if (error?.code === 'invalid_credentials') return false;
  if (error) throw error;
  await passwordCheck.signOut({ scope: 'local' });
  return true;
}

/** False also where storage is refused, and where pages are prerendered: those are for visitors. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

export function clearStoredSession(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith('sb-')) localStorage.removeItem(key);
}

const LOST_SESSION_CODES = [
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
];

/** Whether the refresh token is missing or no longer valid, so that only a new sign-in helps. */
export function isRefreshTokenLost({ code = '', message }: Pick<AuthError, 'code' | 'message'>): boolean {
  return LOST_SESSION_CODES.includes(code) || /refresh[_ ]token|session missing/i.test(message);
}

/** Signs this browser out; it is no error when there was no session. */
export async function signOutLocally(): Promise<void> {
  const { error } = await authClient().signOut({ scope: 'local' });
  if (error && !error.message.includes('Auth session missing')) throw error;
}

/** Clears a session that cannot be refreshed and goes to the sign-in screen. */
export async function endLostSession(): Promise<void> {
  clearStoredSession();
  await authClient()
    .signOut({ scope: 'local' })
    .catch(() => undefined);
  window.location.assign('/login');
}

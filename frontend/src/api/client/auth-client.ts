import { AuthClient, type AuthError, type GoTrueClient } from '@supabase/auth-js';
import { clientConfig } from './config.ts';

type AuthClientOptions = ConstructorParameters<typeof AuthClient>[0];

const STORAGE_KEY = 'sb-inkloom-auth-token';

let client: GoTrueClient | undefined;

/** The one client of the accounts server. It keeps its session in local storage, under keys that begin with `sb-`. */
export function authClient(): GoTrueClient {
  client ??= createAuthClient();
  return client;
}

function createAuthClient(options: Partial<AuthClientOptions> = {}): GoTrueClient {
  const { url, anonKey } = clientConfig().auth;
  return new AuthClient({
    // A key means that a hosted server keeps the accounts; else they are ours, at whatever address we were opened.
    url: anonKey && url ? url : `${window.location.origin}/auth/v1`,
    headers: anonKey ? { apikey: anonKey } : {},
    storageKey: STORAGE_KEY,
    flowType: 'pkce',
    // The callback screen takes the code itself, so that it can say what went wrong.
    detectSessionInUrl: false,
    autoRefreshToken: true,
    persistSession: true,
    ...options,
  });
}

let passwordCheck: GoTrueClient | undefined;

/**
 * Whether a password is the account's, found out by signing in beside the present session, which stays as it is.
 *
 * @throws AuthError where the server could not or would not tell
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

export function hasStoredSession(): boolean {
  return localStorage.getItem(STORAGE_KEY) !== null;
}

/** Removes everything that the accounts client keeps in this browser. */
export function clearStoredSession(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith('sb-')) localStorage.removeItem(key);
}

const LOST_SESSION_CODES = [
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
];

/** The refresh token is missing or no longer valid: nothing but a new sign-in helps. */
export function isRefreshTokenLost({ code = '', message }: Pick<AuthError, 'code' | 'message'>): boolean {
  return LOST_SESSION_CODES.includes(code) || /refresh[_ ]token|session missing/i.test(message);
}

/** Signs this browser out. That there was no session is no fault. */
export async function signOutLocally(): Promise<void> {
  const { error } = await authClient().signOut({ scope: 'local' });
  if (error && !error.message.includes('Auth session missing')) throw error;
}

/** Forgets a session that cannot be saved, and leaves for the sign-in screen. */
export async function endLostSession(): Promise<void> {
  clearStoredSession();
  await authClient()
    .signOut({ scope: 'local' })
    .catch(() => undefined);
  window.location.assign('/login');
}

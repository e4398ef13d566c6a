import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { clearFetched, queryClient } from '../../../api/cache/query-client.ts';
import { authClient, endLostSession, isRefreshTokenLost } from '../../../api/client/auth-client.ts';
import { forgetLostSession, readLostSession } from '../../../api/client/lost-session.ts';
import { clearStoredSession, hasStoredSession } from '../../../api/client/stored-session.ts';
import { isProtected } from './redirects.ts';

export interface AuthState {
  status: 'loading' | 'signed-in' | 'signed-out';
  session: Session | null;
  /** Why the session could not be read at start. */
  error: string | null;
}

export function stateOf(session: Session | null, error?: string): AuthState {
  return { status: session ? 'signed-in' : 'signed-out', session, error: error ?? null };
}

/** Reads the stored session and follows its changes, also those of other tabs. Returns how to stop. */
export function followAuth(onChange: (state: AuthState) => void): () => void {
  const hadSession = hasStoredSession();
  const { data } = authClient().onAuthStateChange((event, session) => {
    handleAuthEvent(event, session);
    if (event !== 'INITIAL_SESSION') onChange(stateOf(session));
  });
  void readSession(hadSession).then(onChange);
  const stopRefreshing = refreshWhenVisible();
  return () => {
    stopRefreshing();
    data.subscription.unsubscribe();
  };
}

/** A laptop that slept for a night gets a valid token, or the sign-in screen. */
function refreshWhenVisible(): () => void {
  const onChange = async () => {
    if (document.visibilityState !== 'visible') return;
    const { data } = await authClient().getSession();
    if (!data.session) return;
    const { error } = await authClient().refreshSession();
    if (error && isRefreshTokenLost(error)) await endLostSession();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

export async function readSession(hadSession: boolean): Promise<AuthState> {
  try {
    const { data, error } = await authClient().getSession();
    // The client drops a refresh token that the server refuses by itself, and reports no error.
    const dropped = hadSession && !hasStoredSession();
    if (dropped || (error && isRefreshTokenLost(error))) {
      clearFetched();
      await endLostSession();
    }
    return stateOf(data.session, error?.message);
  } catch (error) {
    return stateOf(null, error instanceof Error ? error.message : 'Failed to initialize authentication');
  }
}

let lastUserId: string | undefined;

/** Nobody may see what was fetched for another user or for an ended session. */
export function handleAuthEvent(event: AuthChangeEvent, session: Session | null): void {
  if (event === 'TOKEN_REFRESHED') console.debug('The session was refreshed');
  if (session && readLostSession()?.owner !== session.user.id) forgetLostSession();
  if (event === 'SIGNED_OUT') clearOnSignOut();
  else if (!session && event !== 'INITIAL_SESSION') handleLostSession();
  else if (session && lastUserId && session.user.id !== lastUserId) queryClient.clear();
  lastUserId = session?.user.id;
}

function clearOnSignOut(): void {
  if (readLostSession()) clearFetched();
  else queryClient.clear();
}

function handleLostSession(): void {
  clearStoredSession();
  clearFetched();
  if (isProtected(window.location.pathname)) window.location.assign('/login');
}

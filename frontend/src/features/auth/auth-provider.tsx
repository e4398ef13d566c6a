import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { queryClient } from '../../api/cache/query-client.ts';
import {
  authClient,
  clearStoredSession,
  endLostSession,
  hasStoredSession,
  isRefreshTokenLost,
} from '../../api/client/auth-client.ts';
import { isProtected } from './redirects.ts';

export interface AuthState {
  status: 'loading' | 'signed-in' | 'signed-out';
  session: Session | null;
  /** Why the session could not be read at start. */
  error: string | null;
}

const LOADING: AuthState = { status: 'loading', session: null, error: null };
const SIGNED_OUT: AuthState = { status: 'signed-out', session: null, error: null };

const AuthContext = createContext<AuthState>(LOADING);

export function useAuth(): AuthState {
  return useContext(AuthContext);
}

export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(() => (hasStoredSession() ? LOADING : SIGNED_OUT));
  useEffect(() => {
    const hadSession = hasStoredSession();
    const { data } = authClient().onAuthStateChange((event, session) => {
      clearStaleCache(event, session);
      if (event !== 'INITIAL_SESSION') setState(stateOf(session));
    });
    void readSession(hadSession).then(setState);
    return () => data.subscription.unsubscribe();
  }, []);
  useEffect(refreshWhenVisible, []);
  useEffect(() => markSession(state.status), [state.status]);
  return <AuthContext value={state}>{children}</AuthContext>;
}

/** Corrects what `first-paint.js` assumed from the storage alone. */
function markSession(status: AuthState['status']): void {
  if (status !== 'loading') document.documentElement.toggleAttribute('data-session', status === 'signed-in');
}

function stateOf(session: Session | null, error?: string): AuthState {
  return { status: session ? 'signed-in' : 'signed-out', session, error: error ?? null };
}

async function readSession(hadSession: boolean): Promise<AuthState> {
  try {
    const { data, error } = await authClient().getSession();
    // The client drops a refresh token that the server refuses by itself, and reports no error.
    const dropped = hadSession && !hasStoredSession();
    if (dropped || (error && isRefreshTokenLost(error))) {
      queryClient.clear();
      await endLostSession();
    }
    return stateOf(data.session, error?.message);
  } catch (error) {
    return stateOf(null, error instanceof Error ? error.message : 'Failed to initialize authentication');
  }
}

let lastUserId: string | undefined;

/** Nobody may see what was fetched for another user or for an ended session. */
function clearStaleCache(event: AuthChangeEvent, session: Session | null): void {
  if (event === 'TOKEN_REFRESHED') console.debug('The session was refreshed');
  if (event === 'SIGNED_OUT') queryClient.clear();
  else if (!session && event !== 'INITIAL_SESSION') handleLostSession();
  else if (session && lastUserId && session.user.id !== lastUserId) queryClient.clear();
  lastUserId = session?.user.id;
}

function handleLostSession(): void {
  clearStoredSession();
  queryClient.clear();
  if (isProtected(window.location.pathname)) window.location.assign('/login');
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

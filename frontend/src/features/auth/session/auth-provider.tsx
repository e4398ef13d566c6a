import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { hasStoredSession, watchStoredSession } from '../../../api/client/stored-session.ts';
import { reloadWhenReachable } from '../../../lib/missing-code.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import type { AuthState } from './session-events.ts';

const LOADING: AuthState = { status: 'loading', session: null, error: null };
const SIGNED_OUT: AuthState = { status: 'signed-out', session: null, error: null };

const AuthContext = createContext<AuthState>(LOADING);

export function useAuth(): AuthState {
  return useContext(AuthContext);
}

/** @param initial what is known of the session before the first render */
export function AuthProvider({ initial, children }: { initial?: AuthState | undefined; children: ReactNode }) {
  const [state, setState] = useState(() => initial ?? (hasStoredSession() ? LOADING : SIGNED_OUT));
  useEffect(() => followSession(setState), []);
  useEffect(() => markSession(state.status), [state.status]);
  return <AuthContext value={state}>{children}</AuthContext>;
}

/** The session that the browser has stored, for the first render. Undefined if its code cannot be had: the provider asks again. */
export function readAuth(): Promise<AuthState | undefined> {
  return import('./session-events.ts').then(({ readSession }) => readSession(true)).catch(() => undefined);
}

/** Whoever only reads a page gets the auth client later, or as soon as another tab signs in. Returns how to stop. */
function followSession(onChange: (state: AuthState) => void): () => void {
  let isOver = false;
  const stops: (() => void)[] = [];
  const follow = async () => {
    const { followAuth } = await import('./session-events.ts');
    if (isOver) return;
    stopAll(stops);
    stops.push(followAuth(onChange));
  };
  const start = () =>
    follow().catch((error: unknown) => {
      // A page that waits for its session stays empty; one that is only read needs none.
      if (hasStoredSession() && !isOver) stops.push(reloadWhenReachable(`${error}`));
    });
  if (canWait()) stops.push(whenIdle(start), watchStoredSession(start));
  else void start();
  return () => {
    isOver = true;
    stopAll(stops);
  };
}

function stopAll(stops: (() => void)[]): void {
  for (const stop of stops.splice(0)) stop();
}

function canWait(): boolean {
  return !hasStoredSession() && document.querySelector('#root[data-only-read]') !== null;
}

/** Corrects what `first-paint.js` assumed from the storage alone. */
function markSession(status: AuthState['status']): void {
  if (status !== 'loading') document.documentElement.toggleAttribute('data-session', status === 'signed-in');
}

import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { queryClient } from './api/cache/query-client.ts';
import { AuthProvider, type AuthState } from './features/auth/index.ts';

/**
 * What lies around the router: the same in the browser and where pages are prerendered.
 *
 * @param auth what is known of the session before the first render
 */
export function App({ auth, children }: { auth?: AuthState | undefined; children: ReactNode }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <AuthProvider initial={auth}>{children}</AuthProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}

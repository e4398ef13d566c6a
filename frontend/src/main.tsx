import './theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from './api/cache/query-client.ts';
import { loadConfig } from './api/client/config.ts';
import { AuthProvider, startUpRedirect } from './features/auth/index.ts';
import { createRouter } from './router.tsx';

const elsewhere = startUpRedirect(window.location);
if (elsewhere) window.history.replaceState(null, '', elsewhere);

await loadConfig();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <RouterProvider router={createRouter()} />
      </AuthProvider>
    </QueryClientProvider>
  </StrictMode>,
);

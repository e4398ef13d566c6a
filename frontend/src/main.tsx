import './theme.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { hasStoredSession } from './api/client/auth-client.ts';
import { loadConfig } from './api/client/config.ts';
import { App } from './app.tsx';
import { startUpRedirect } from './features/auth/index.ts';
import { createRouter, loadRoutes } from './router.tsx';

const elsewhere = startUpRedirect(window.location);
if (elsewhere) window.history.replaceState(null, '', elsewhere);

await loadConfig();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

const isForVisitors = 'visitorsOnly' in root.dataset;
const isPrerendered = root.hasChildNodes() && !elsewhere && !(isForVisitors && hasStoredSession());
if (isPrerendered) await loadRoutes(window.location.pathname);
// Before the mark goes: nobody may see the page of a visitor flash by.
else root.replaceChildren();
delete root.dataset.visitorsOnly;

const page = (
  <App>
    <RouterProvider router={createRouter(isPrerendered)} />
  </App>
);

if (isPrerendered) hydrateRoot(root, page);
else createRoot(root).render(page);

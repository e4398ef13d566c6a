import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { loadConfig } from './api/client/config.ts';
import { hasStoredSession } from './api/client/stored-session.ts';
import { App } from './app.tsx';
import { startUpRedirect } from './features/auth/index.ts';
import { createRouter, loadRoutes } from './router.tsx';

const elsewhere = startUpRedirect(window.location);
if (elsewhere) window.history.replaceState(null, '', elsewhere);

await loadConfig();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

const isForVisitors = 'visitorsOnly' in root.dataset;
const isLoading = 'loading' in root.dataset;
const isPrerendered = root.hasChildNodes() && !isLoading && !elsewhere && !(isForVisitors && hasStoredSession());
if (isPrerendered) await loadRoutes(window.location.pathname);
// Before the mark goes: nobody may see the page of a visitor flash by.
else root.replaceChildren();
delete root.dataset.visitorsOnly;
delete root.dataset.loading;

let onMount = () => {};
/** Fulfilled when the page answers to its visitor. */
export const mounted = new Promise<void>((resolve) => {
  onMount = resolve;
});

function Mounted() {
  useEffect(onMount, []);
  return null;
}

const page = (
  <App>
    <Mounted />
    <RouterProvider router={createRouter(isPrerendered)} />
  </App>
);

// As a transition React stops between components for what the visitor does: a phone is never busy for long.
if (isPrerendered) startTransition(() => void hydrateRoot(root, page));
else createRoot(root).render(page);

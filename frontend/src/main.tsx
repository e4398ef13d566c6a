import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { loadConfig } from './api/client/config.ts';
import { hasStoredSession } from './api/client/stored-session.ts';
import { App } from './app.tsx';
import { readAuth, startUpRedirect } from './features/auth/index.ts';
import { createRouter, loadRoutes } from './router.tsx';

const elsewhere = startUpRedirect(window.location);
if (elsewhere) window.history.replaceState(null, '', elsewhere);

await loadConfig();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

const isForVisitors = 'visitorsOnly' in root.dataset;
const isLoading = 'loading' in root.dataset;
const isPrerendered = root.hasChildNodes() && !isLoading && !elsewhere && !(isForVisitors && hasStoredSession());
const needsCode = isPrerendered || isLoading;
const [auth] = await Promise.all([
  isLoading && hasStoredSession() ? readAuth() : undefined,
  needsCode ? loadRoutes(window.location.pathname) : undefined,
]);
// Before the mark goes: nobody may see the page of a visitor flash by. An outline stays until the screen is there.
if (!needsCode) root.replaceChildren();
delete root.dataset.visitorsOnly;

let onMount = () => {};
/** Fulfilled when the page answers to its visitor. */
export const mounted = new Promise<void>((resolve) => {
  onMount = resolve;
});

function Mounted() {
  useEffect(() => {
    delete root?.dataset.loading;
    onMount();
  }, []);
  return null;
}

const page = (
  <App auth={auth}>
    <Mounted />
    <RouterProvider router={createRouter(isPrerendered)} />
  </App>
);

// As a transition React stops between components for what the visitor does: a phone is never busy for long.
startTransition(() => {
  if (isPrerendered) hydrateRoot(root, page);
  else createRoot(root).render(page);
});

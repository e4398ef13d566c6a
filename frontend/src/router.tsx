import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { ScreenSpinner } from './components/ui/state/spinner.tsx';
import { BrokenScreen, Crashed } from './routes/crashed.tsx';
import { SETTINGS_PATHS } from './routes/settings-paths.ts';

const administrators: RouteObject[] = [
  { index: true, lazy: () => import('./routes/admin/dashboard.tsx') },
  { path: 'users/:id', lazy: () => import('./routes/admin/user.tsx') },
  { path: 'activity', lazy: () => import('./routes/admin/activity.tsx') },
  { path: 'messages', lazy: () => import('./routes/admin/messages.tsx') },
  { path: 'audit', lazy: () => import('./routes/admin/audit.tsx') },
  { path: 'blocked-terms', lazy: () => import('./routes/admin/blocked-terms.tsx') },
  { path: 'printify-catalog', lazy: () => import('./routes/admin/catalog.tsx') },
];

const settings: RouteObject[] = [
  { index: true, lazy: async () => (await import('./routes/settings.tsx')).settingsRoute() },
  ...SETTINGS_PATHS.map((path) => ({
    path,
    lazy: async () => (await import('./routes/settings.tsx')).settingsRoute(path),
  })),
];

const batch: RouteObject[] = [
  { index: true, lazy: () => import('./routes/batches/rows.tsx') },
  { path: 'review', lazy: () => import('./routes/batches/review.tsx') },
  { path: 'listings', lazy: () => import('./routes/batches/listings.tsx') },
  { path: 'calendar', lazy: () => import('./routes/batches/calendar.tsx') },
];

const signedIn: RouteObject[] = [
  { path: 'dashboard', lazy: () => import('./routes/dashboard.tsx') },
  { path: 'edit', lazy: () => import('./routes/edit-concept.tsx') },
  { path: 'library', lazy: () => import('./routes/library.tsx') },
  { path: 'library/:id', lazy: () => import('./routes/design.tsx') },
  { path: 'library/:id/edit', lazy: () => import('./routes/edit-design.tsx') },
  { path: 'batches', lazy: () => import('./routes/batches/list.tsx') },
  { path: 'batches/new', lazy: () => import('./routes/batches/new.tsx') },
  {
    path: 'batches/:id',
    lazy: () => import('./routes/batches/layout.tsx'),
    children: [{ ErrorBoundary: BrokenScreen, children: batch }],
  },
  {
    path: 'settings',
    lazy: async () => ({ Component: (await import('./routes/settings.tsx')).Component }),
    children: [{ ErrorBoundary: BrokenScreen, children: settings }],
  },
  {
    path: 'admin',
    lazy: () => import('./routes/admin/layout.tsx'),
    children: [{ ErrorBoundary: BrokenScreen, children: administrators }],
  },
];

const legal: RouteObject[] = (['/terms', '/privacy', '/dmca', '/aup'] as const).map((path) => ({
  path,
  lazy: async () => (await import('./routes/legal.tsx')).legalRoute(path),
}));

const everybody: RouteObject[] = [
  { index: true, lazy: () => import('./routes/home.tsx') },
  { path: 'signup', lazy: () => import('./routes/auth.tsx') },
  { path: 'login', lazy: () => import('./routes/auth.tsx') },
  { path: 'auth/inbox', lazy: () => import('./routes/auth-inbox.tsx') },
  { path: 'auth/callback', lazy: () => import('./routes/auth-callback.tsx') },
  { path: 'auth/confirm', lazy: () => import('./routes/auth-confirm.tsx') },
  { path: 'auth/not-me', lazy: () => import('./routes/auth-not-me.tsx') },
  { path: 'reset-password', lazy: () => import('./routes/reset-password.tsx') },
  { path: 'oauth/consent/:uid', lazy: () => import('./routes/consent.tsx') },
  { path: 'pricing', lazy: () => import('./routes/pricing.tsx') },
  { path: 'developers', lazy: () => import('./routes/developers.tsx') },
  ...legal,
  { path: 'contact', lazy: () => import('./routes/contact.tsx') },
  { path: 'help', lazy: () => import('./routes/contact.tsx') },
  { path: 'help/printify-setup', lazy: () => import('./routes/printify-setup.tsx') },
  { lazy: () => import('./routes/signed-in.tsx'), children: [{ ErrorBoundary: BrokenScreen, children: signedIn }] },
  { path: '*', lazy: () => import('./routes/not-found.tsx') },
];

/** Every path of the product, also for the server: the build writes them into `pages.json`. */
export const routes: RouteObject[] = [
  {
    lazy: () => import('./routes/frame.tsx'),
    ErrorBoundary: Crashed,
    HydrateFallback: ScreenSpinner,
    children: [{ ErrorBoundary: Crashed, children: everybody }],
  },
];

/** @param isPrerendered the page is there already: where the visitor has scrolled to stays */
export function createRouter(isPrerendered: boolean) {
  return createBrowserRouter(routes, isPrerendered ? { hydrationData: {} } : {});
}

/** Loads the code of a path's page, so that the first render shows the page itself. What fails is loaded by the router. */
export async function loadRoutes(path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.allSettled(matches.map(({ route }) => loadRoute(route)));
}

async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
}

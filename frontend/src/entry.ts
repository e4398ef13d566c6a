import './theme.css';
import { hasStoredSession } from './api/client/stored-session.ts';
import { startUpRedirect } from './features/auth/index.ts';
import { reloadWhenReachable } from './lib/missing-code.ts';
import { whenUsed } from './lib/when-used.ts';

/** What every page begins with. One that is only read gets the rest of its code when the visitor first does something. */
const root = document.getElementById('root');
const isOnlyRead = root?.hasAttribute('data-only-read') && !hasStoredSession() && !startUpRedirect(window.location);

/** The code of what a signed-in user opens most, asked for beside that of the app and not after it. */
const SCREENS: Record<string, () => Promise<unknown>> = {
  '/': () => import('./routes/dashboard.tsx'),
  '/dashboard': () => import('./routes/dashboard.tsx'),
  '/library': () => import('./routes/library.tsx'),
  '/settings': () => import('./routes/settings.tsx'),
};

if (isOnlyRead) whenUsed(start);
else {
  void start();
  // The router reports what could not be loaded.
  if (hasStoredSession()) screenOf(window.location.pathname)?.().catch(() => undefined);
}

function screenOf(path: string): (() => Promise<unknown>) | undefined {
  return SCREENS[path.startsWith('/settings/') ? '/settings' : path];
}

async function start(): Promise<void> {
  try {
    const { mounted } = await import('./main.tsx');
    await mounted;
  } catch (error) {
    console.error(error);
    reloadWhenReachable(`${error}`);
  }
}

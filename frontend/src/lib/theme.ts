export type Theme = 'light' | 'dark';
export type ThemeChoice = Theme | 'system';

const STORAGE_KEY = 'inkloom-theme';

/** The stored choice, else the system's. */
export function currentTheme(): Theme {
  const chosen = themeChoice();
  return chosen === 'system' ? systemTheme() : chosen;
}

export function themeChoice(): ThemeChoice {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

export function systemTheme(): Theme {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

const watchers = new Set<() => void>();

export function chooseTheme(theme: ThemeChoice): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  for (const watcher of watchers) watcher();
  if (theme === 'system') localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, theme);
}

/** Calls the watcher when a theme is chosen and when the system's changes. */
export function watchTheme(watcher: () => void): () => void {
  const query = window.matchMedia('(prefers-color-scheme: dark)');
  query.addEventListener('change', watcher);
  watchers.add(watcher);
  return () => {
    query.removeEventListener('change', watcher);
    watchers.delete(watcher);
  };
}

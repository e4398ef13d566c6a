export type Theme = 'light' | 'dark';

const STORAGE_KEY = 'inkloom-theme';

/** The stored choice, else the system's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

const watchers = new Set<() => void>();

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const watcher of watchers) watcher();
  localStorage.setItem(STORAGE_KEY, theme);
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

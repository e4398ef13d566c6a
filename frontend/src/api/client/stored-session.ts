/** Of what the auth client stores. Its other keys begin with `sb-` too. */
export const STORAGE_KEY = 'sb-inkloom-auth-token';

/** False also where storage is refused, and where pages are prerendered: those are for visitors. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

export function clearStoredSession(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith('sb-')) localStorage.removeItem(key);
}

/** Calls the watcher when another tab signs in or out. Returns how to stop that. */
export function watchStoredSession(watcher: () => void): () => void {
  const onChange = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) watcher();
  };
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

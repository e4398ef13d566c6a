/** What this browser remembers. It may refuse its storage, and a full one too costs nothing but the memory. */
export function readRemembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The next visit begins as the first one.
  }
}

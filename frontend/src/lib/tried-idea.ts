/** What a visitor had drawn last, for the account that they may make. */
export interface TriedIdea {
  idea: string;
  /** Name of a shirt color. */
  color: string;
  /** Both make the very design that was shown. */
  style: string;
  seed: number;
}

const STORAGE_KEY = 'inkloom-tried-idea';
const DAY_MS = 24 * 60 * 60 * 1000;

/** In local storage: the mailed link opens another tab. */
export function saveTriedIdea(tried: TriedIdea): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...tried, savedAt: Date.now() }));
  } catch {
    // Where storage is refused, the idea has to be typed again.
  }
}

export function readTriedIdea(): TriedIdea | null {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as (TriedIdea & { savedAt: number }) | null;
    return stored && Date.now() - stored.savedAt < DAY_MS ? stored : null;
  } catch {
    return null;
  }
}

export function forgetTriedIdea(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // There is nothing stored.
  }
}

const WEEK_MS = 7 * 86_400_000;

/**
 * Who signed up in the last week: probably neither connected nor done with the first steps, where this browser remembers
 * nothing of them. `first-paint.js` has the same rule.
 */
export function isNewAccount({ created_at }: { created_at: string }): boolean {
  return Date.now() - Date.parse(created_at) < WEEK_MS;
}

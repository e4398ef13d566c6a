/** How long a deleted design can be restored. */
export const TRASH_DAYS = 30;

const DAY_MS = 86_400_000;

/** Whole days until a design in the trash is removed, at least 0. */
export function daysLeft(deletedAt: string, now = Date.now()): number {
  const end = Date.parse(deletedAt) + TRASH_DAYS * DAY_MS;
  return Math.max(0, Math.ceil((end - now) / DAY_MS));
}

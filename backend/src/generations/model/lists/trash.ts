import { DAY_MS } from '../../../platform/time.ts';

/** A deleted design can be restored for so long. */
export const trashDays = 30;

/** What was deleted before this is out of reach, and removed by the next night. */
export function trashedSince(now = Date.now()): Date {
  return new Date(now - trashDays * DAY_MS);
}

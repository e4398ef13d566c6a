import type { User } from '../platform/prisma/client/client.ts';

/** Whether an administrator has shut this user out for now. */
export function isBanned({ bannedUntil }: Pick<User, 'bannedUntil'>): boolean {
  return bannedUntil !== null && bannedUntil > new Date();
}

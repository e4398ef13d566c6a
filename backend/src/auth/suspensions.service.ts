import { Injectable } from '@nestjs/common';
import type { Tx } from '../platform/prisma/prisma.service.ts';
import { lockUser } from '../users/index.ts';
import { isBanned } from './bans.ts';

/** A suspension has no end of its own; GoTrue's clients show this time as `banned_until`. */
const forGood = new Date('9999-01-01T00:00:00Z');

/**
 * Shuts users out and lets them in again. Both keep everything a user has, and what is being drawn for them goes on.
 *
 * Where a hosted project keeps the accounts, their sessions are not ours to end: there the ban alone does it, which
 * every call of our API asks for.
 */
@Injectable()
export class Suspensions {
  /** Ends every session and refuses new ones. False where the user was shut out already, or is not there. */
  async suspend(tx: Tx, userId: string): Promise<boolean> {
    const user = await lockUser(tx, userId);
    if (!user || isBanned(user)) return false;
    await tx.user.update({ where: { id: userId }, data: { bannedUntil: forGood } });
    await tx.session.deleteMany({ where: { userId } });
    return true;
  }

  /** Lets a user sign in again. False where nothing kept them from it. */
  async restore(tx: Tx, userId: string): Promise<boolean> {
    const user = await lockUser(tx, userId);
    if (!user || !isBanned(user)) return false;
    await tx.user.update({ where: { id: userId }, data: { bannedUntil: null } });
    return true;
  }
}

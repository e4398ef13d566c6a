import { Prisma, type Tx } from '../prisma/prisma.service.ts';

/**
 * Locks a user's row until the transaction ends: what changes an account, or charges it, happens one after the other.
 * Nothing is locked where the user is gone.
 */
export async function lockUserRow(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw(Prisma.sql`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`);
}

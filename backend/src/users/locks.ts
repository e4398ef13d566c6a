import type { User } from '../platform/prisma/client/client.ts';
import { Prisma, type Tx } from '../platform/prisma/prisma.service.ts';

/**
 * The user, held until the transaction ends. Whatever changes an account (its password, its address, its sessions'
 * beginnings and ends) takes this lock first, so that none of them can slip past another.
 */
export async function lockUser(tx: Tx, userId: string): Promise<User | null> {
  await tx.$queryRaw(Prisma.sql`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`);
  return tx.user.findUnique({ where: { id: userId } });
}

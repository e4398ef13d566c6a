import { lockUserRow } from '../platform/locks/user-row.ts';
import type { User } from '../platform/prisma/client/client.ts';
import type { Tx } from '../platform/prisma/prisma.service.ts';

/**
 * The user, held until the transaction ends. Whatever changes an account (its password, its address, its sessions'
 * beginnings and ends) takes this lock first, so that none of them can slip past another.
 */
export async function lockUser(tx: Tx, userId: string): Promise<User | null> {
  await lockUserRow(tx, userId);
  return tx.user.findUnique({ where: { id: userId } });
}

import { Prisma, type Tx } from '../prisma/prisma.service.ts';

/** Changes and charges of one account wait for each other until the transaction ends. */
export async function lockUserRow(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw(Prisma.sql`
    /* prepared: lock-user */ SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`);
}

import { randomUUID } from 'node:crypto';
import type { Prisma } from '../../src/platform/prisma/client/client.ts';
import type { AppUnderTest, Seller } from './seller.ts';

type Row = Prisma.GenerationCreateManyInput;

/** Designs of the seller's as if made before, one a minute, the last the newest; returns their ids in that order. */
export async function storeDesigns({ prisma }: AppUnderTest, { id: userId }: Seller, rows: Partial<Row>[]) {
  const first = Date.UTC(2026, 0, 1);
  const data = rows.map((row, n): Row => {
    const finished = { status: 'finalized', createdAt: new Date(first + n * 60_000) } as const;
    const described = { idea: `Stored ${n}`, colors: ['Black'], style: 'Modern', request: {} };
    return { id: randomUUID(), userId, requestKey: randomUUID(), ...described, ...finished, ...row };
  });
  await prisma.generation.createMany({ data });
  return data.map(({ id }) => String(id));
}

export function listing(title: string, ...tags: string[]) {
  return { title, description: `About ${title}`, tags };
}

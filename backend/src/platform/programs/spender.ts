import { AsyncLocalStorage } from 'node:async_hooks';
import { z } from 'zod';
import { Prisma } from '../prisma/prisma.service.ts';

const spender = z.object({ id: z.uuid(), name: z.string(), creditsPerDay: z.int().nullable() });

/** The API key or the app that spends credits of a seller, with its cap. */
export type Spender = z.infer<typeof spender>;

const storage = new AsyncLocalStorage<Spender | null>();

/** Null where the seller spends in a browser. */
export function currentSpender(): Spender | null {
  return storage.getStore() ?? null;
}

/** @param stored as `spenderColumn` has stored it, or the program of a request */
export function withSpender<T>(stored: unknown, work: () => T): T {
  return storage.run(spender.nullable().parse(stored), work);
}

/** For a row whose credits a job charges later. */
export function spenderColumn(): Spender | typeof Prisma.DbNull {
  return currentSpender() ?? Prisma.DbNull;
}

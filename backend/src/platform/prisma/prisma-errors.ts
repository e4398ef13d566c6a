import { Prisma } from './client/client.ts';

/** True where a unique index refused the row: somebody else stored the same one first. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}

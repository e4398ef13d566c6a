import { Prisma } from '../prisma/prisma.service.ts';
import type { JobDefinition } from './job-definition.ts';

/**
 * The ids in a field of the payload, of all jobs of this kind that wait for their turn. Asked as `NOT IN`, PostgreSQL
 * reads them once for a statement, however many there are.
 */
export function idsOfWaitingJobs<T extends object>({ name }: JobDefinition<T>, field: keyof T & string): Prisma.Sql {
  return Prisma.sql`(SELECT (data->>${field}::text)::uuid FROM pgboss.job
                      WHERE name = ${name} AND state < 'active' AND data ? ${field}::text)`;
}

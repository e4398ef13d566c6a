import { randomUUID } from 'node:crypto';
import type { EmptyPayload, JobDefinition } from '../../src/platform/queue/job-definition.ts';
import type { TestApp } from './app.ts';
import { until } from './until.ts';

/** A job by way of the queue; resolves when it is done. A timed one has no data. */
export async function runJob<T extends object = EmptyPayload>(
  { prisma }: Pick<TestApp, 'prisma'>,
  { name }: JobDefinition<T>,
  data: T = {} as T,
): Promise<void> {
  const id = randomUUID();
  await prisma.$executeRaw`
    INSERT INTO pgboss.job (id, name, data, policy, retry_limit, expire_seconds)
    VALUES (${id}::uuid, ${name}, ${data}, 'standard', 0, 60)`;
  await until(
    () => prisma.$queryRaw<{ state: string }[]>`SELECT state::text FROM pgboss.job WHERE id = ${id}::uuid`,
    ([job]) => job?.state === 'completed',
  );
}

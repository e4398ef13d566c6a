import { randomUUID } from 'node:crypto';
import type { EmptyPayload, JobDefinition } from '../../src/platform/queue/job-definition.ts';
import type { TestApp } from './app.ts';
import { until } from './until.ts';

/** A timed job by way of the queue, as its timer asks for it; resolves when it is done. */
export async function runJob(
  { prisma }: Pick<TestApp, 'prisma'>,
  { name }: JobDefinition<EmptyPayload>,
): Promise<void> {
  const id = randomUUID();
  await prisma.$executeRaw`
    INSERT INTO pgboss.job (id, name, data, policy, retry_limit, expire_seconds)
    VALUES (${id}::uuid, ${name}, '{}', 'standard', 0, 60)`;
  await until(
    () => prisma.$queryRaw<{ state: string }[]>`SELECT state::text FROM pgboss.job WHERE id = ${id}::uuid`,
    ([job]) => job?.state === 'completed',
  );
}

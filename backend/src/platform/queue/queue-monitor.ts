import { Injectable } from '@nestjs/common';
import { AppError } from '../errors/app-error.ts';
import { Prisma, PrismaService, type Tx } from '../prisma/prisma.service.ts';
import { allJobs } from './job-definition.ts';
import { JobQueue } from './job-queue.ts';

/** Without completed jobs, which pg-boss deletes after a while. */
export interface QueueState {
  name: string;
  waiting: number;
  retrying: number;
  running: number;
  failed: number;
  /** Since when the job that waits longest could have started. */
  oldestWaitingAt: Date | null;
}

export interface FailedJobRow {
  id: string;
  createdAt: Date;
  failedAt: Date;
  tries: number;
  error: string;
}

const maxErrorLength = 500;

// pg-boss counts waiting jobs and retries as one, a minute late, and finds failed jobs only all at once. So this reads
// its table (backend/test/platform-queue.e2e.ts pins the columns) and changes it through pg-boss only.
@Injectable()
export class QueueMonitor {
  constructor(
    private readonly prisma: PrismaService,
    private readonly queue: JobQueue,
  ) {}

  async listQueueStates(): Promise<QueueState[]> {
    const names = allJobs().map(({ name }) => name);
    return this.prisma.$queryRaw<QueueState[]>(Prisma.sql`
      SELECT declared.name,
             count(*) FILTER (WHERE job.state = 'created')::int AS waiting,
             count(*) FILTER (WHERE job.state = 'retry')::int AS retrying,
             count(*) FILTER (WHERE job.state = 'active')::int AS running,
             count(*) FILTER (WHERE job.state = 'failed')::int AS failed,
             min(job.start_after) FILTER (WHERE job.state = 'created' AND job.start_after <= now()) AS "oldestWaitingAt"
        FROM unnest(${names}::text[]) WITH ORDINALITY AS declared (name, position)
        LEFT JOIN pgboss.job ON job.name = declared.name AND job.state IN ('created', 'retry', 'active', 'failed')
       GROUP BY declared.name, declared.position
       ORDER BY declared.position`);
  }

  /** The last failure first. @throws AppError not_found */
  async listFailedJobs(name: string, limit: number): Promise<FailedJobRow[]> {
    requireDeclared(name);
    return this.prisma.$queryRaw<FailedJobRow[]>(Prisma.sql`
      SELECT id::text, created_on AS "createdAt", completed_on AS "failedAt", retry_count + 1 AS tries,
             left(coalesce(output ->> 'message', output #>> '{value,message}', output ->> 'value', ''), ${maxErrorLength})
               AS error
        FROM pgboss.job
       WHERE name = ${name} AND state = 'failed'
       ORDER BY completed_on DESC, id DESC
       LIMIT ${limit}`);
  }

  /** @throws AppError not_found, job_not_failed */
  async retryFailedJob(tx: Tx, name: string, id: string): Promise<void> {
    requireDeclared(name);
    const [job] = await tx.$queryRaw<{ state: string }[]>(
      Prisma.sql`SELECT state::text FROM pgboss.job WHERE name = ${name} AND id = ${id}::uuid FOR UPDATE`,
    );
    if (!job) throw new AppError('not_found');
    if (job.state !== 'failed') throw new AppError('job_not_failed');
    await this.queue.retry(tx, name, id);
  }
}

function requireDeclared(name: string): void {
  if (!allJobs().some((job) => job.name === name)) throw new AppError('not_found');
}

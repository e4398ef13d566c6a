import { setTimeout as sleep } from 'node:timers/promises';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../http/decorators.ts';
import { PostgresPool } from '../postgres/postgres-pool.ts';
import { JobQueue } from '../queue/job-queue.ts';
import { FileStore } from '../storage/storage.ts';
import { Readiness } from './readiness.ts';

type Check = 'ok' | 'failed';

/** Anybody may ask, and the check of the files writes one. */
const filesCheckMs = 5000;
/** A balancer's own limit is a few seconds. */
const longestCheckMs = 1500;

@ApiExcludeController()
@Controller('health')
export class HealthController {
  private filesChecked = { at: Number.NEGATIVE_INFINITY, outcome: Promise.resolve<Check>('ok') };

  constructor(
    private readonly pool: PostgresPool,
    private readonly queue: JobQueue,
    private readonly files: FileStore,
    private readonly readiness: Readiness,
  ) {}

  @Public()
  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /**
   * 503 where this process can answer nothing. Files that are away are told and change nothing: they are away for every
   * process alike, and all but pictures goes on. The database is not asked here, lest a busy pool look like a dead node.
   */
  @Public()
  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Record<string, Check | 'stopping'>> {
    const [queue, files] = await Promise.all([outcome(this.queue.boss.schemaVersion()), this.checkFiles()]);
    if (this.readiness.isStopping) {
      void reply.status(503);
      return { status: 'stopping' };
    }
    const database = this.pool.isAway ? 'failed' : 'ok';
    const status = database === 'ok' && queue === 'ok' ? 'ok' : 'failed';
    void reply.status(status === 'ok' ? 200 : 503);
    return { status, database, queue, files };
  }

  private checkFiles(): Promise<Check> {
    const now = performance.now();
    if (now - this.filesChecked.at > filesCheckMs)
      this.filesChecked = { at: now, outcome: outcome(this.files.check()) };
    return this.filesChecked.outcome;
  }
}

function outcome(check: Promise<unknown>): Promise<Check> {
  const answer = check.then(
    () => 'ok' as const,
    () => 'failed' as const,
  );
  return Promise.race([answer, sleep(longestCheckMs, 'failed' as const, { ref: false })]);
}

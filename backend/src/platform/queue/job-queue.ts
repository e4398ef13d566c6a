import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { fromPrisma, PgBoss } from 'pg-boss';
import { AppConfig } from '../config/config.ts';
import type { Tx } from '../prisma/prisma.service.ts';
import { allJobs, type JobDefinition } from './job-definition.ts';

export interface EnqueueOptions {
  /** Seconds from now. */
  startAfter?: number;
  /** At most one job with this key in each slot of `everySeconds`, over all nodes. */
  key?: string;
  everySeconds?: number;
}

@Injectable()
export class JobQueue implements OnModuleInit, OnApplicationShutdown {
  readonly boss: PgBoss;

  constructor(
    config: AppConfig,
    private readonly log: PinoLogger,
  ) {
    this.boss = new PgBoss({
      connectionString: config.values.databaseUrl,
      application_name: 'inkloom-queue',
      max: 6,
      useListenNotify: config.role !== 'api',
      schedule: false,
      supervise: config.role !== 'api',
    });
    this.boss.on('error', (error: Error) => this.log.error({ err: error }, 'queue'));
  }

  async onModuleInit(): Promise<void> {
    await this.boss.start();
    for (const job of allJobs()) await this.declare(job);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: 2500, close: true });
  }

  /** The job exists if and only if `tx` commits. @throws ZodError where the data is not the job's payload */
  async enqueue<T extends object>(
    tx: Tx | null,
    job: JobDefinition<T>,
    data: T,
    options: EnqueueOptions = {},
  ): Promise<void> {
    await this.boss.send(job.name, job.payload.parse(data), {
      ...(tx ? { db: fromPrisma(tx) } : {}),
      ...(options.startAfter === undefined ? {} : { startAfter: options.startAfter }),
      ...(options.key === undefined ? {} : { singletonKey: options.key }),
      ...(options.everySeconds === undefined ? {} : { singletonSeconds: options.everySeconds }),
    });
  }

  /** The values of a field of the payload, of all jobs of this kind that wait for their turn. */
  async waiting(job: JobDefinition<object>, field: string): Promise<Set<string>> {
    const { rows } = await this.boss
      .getDb()
      .executeSql(`SELECT data->>$2 AS value FROM pgboss.job WHERE name = $1 AND state IN ('created', 'retry')`, [
        job.name,
        field,
      ]);
    return new Set(rows.map(({ value }: { value: string }) => value));
  }

  async retry(tx: Tx, name: string, id: string): Promise<void> {
    await this.boss.retry(name, id, { db: fromPrisma(tx) });
  }

  private async declare(job: JobDefinition<object>): Promise<void> {
    const options = {
      retryLimit: job.retries,
      retryDelay: job.retryDelay,
      retryDelayMax: job.retryDelayMax,
      retryBackoff: true,
      expireInSeconds: job.expireIn,
      notify: true,
    };
    await this.boss.createQueue(job.name, options);
    await this.boss.updateQueue(job.name, options);
  }
}

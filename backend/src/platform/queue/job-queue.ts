import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { SpanKind } from '@opentelemetry/api';
import { PinoLogger } from 'nestjs-pino';
import { fromPrisma, PgBoss } from 'pg-boss';
import { AppConfig } from '../config/config.ts';
import type { Tx } from '../prisma/prisma.service.ts';
import { Tracing } from '../tracing/tracing.ts';
import { allJobs, type JobDefinition } from './job-definition.ts';
import { withOrigin } from './job-origin.ts';

export interface EnqueueOptions {
  /** Seconds from now. */
  startAfter?: number;
  /** The higher ones first. Absent: by the job's turn, or 0 where it has none. */
  priority?: number;
  /** At most one job with this key in each slot of `everySeconds`, over all nodes. */
  key?: string;
  everySeconds?: number;
}

/** A worker's slots ask for jobs; an API only adds some. The listener has one more: docs/decisions/0018. */
const maxSessions = { all: 2, api: 2, worker: 4 };

@Injectable()
export class JobQueue implements OnModuleInit, OnApplicationShutdown {
  readonly boss: PgBoss;

  constructor(
    config: AppConfig,
    private readonly tracing: Tracing,
    private readonly log: PinoLogger,
  ) {
    this.boss = new PgBoss({
      connectionString: config.values.databaseUrl,
      application_name: 'inkloom-queue',
      max: maxSessions[config.role],
      useListenNotify: config.role !== 'api',
      // The migrations make it: the app's role may not.
      createSchema: false,
      schedule: false,
      supervise: config.role !== 'api',
      maintenanceIntervalSeconds: 3600,
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
    const payload = job.payload.parse(data);
    const priority = options.priority ?? (job.turn ? -(await this.countBefore(tx, job.turn, payload)) : undefined);
    await this.tracing.span(`enqueue ${job.name}`, { kind: SpanKind.PRODUCER }, () =>
      this.boss.send(job.name, withOrigin(payload), {
        ...(tx ? { db: fromPrisma(tx) } : {}),
        ...(options.startAfter === undefined ? {} : { startAfter: options.startAfter }),
        ...(priority === undefined ? {} : { priority }),
        ...(options.key === undefined ? {} : { singletonKey: options.key }),
        ...(options.everySeconds === undefined ? {} : { singletonSeconds: options.everySeconds }),
      }),
    );
  }

  private async countBefore(tx: Tx | null, turn: string, payload: object): Promise<number> {
    const { rows } = await (tx ? fromPrisma(tx) : this.boss.getDb()).executeSql(turn, [JSON.stringify(payload)]);
    return rows[0]?.before ?? 0;
  }

  /** Another worker takes it, with all of its tries. What the one here still does with it is its last. */
  async requeue({ name, id, data }: { name: string; id: string; data: object }): Promise<void> {
    await this.boss.send(name, data);
    await this.boss.complete(name, id);
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
      deleteAfterSeconds: job.deleteAfter,
      notify: true,
    };
    await this.boss.createQueue(job.name, options);
    await this.boss.updateQueue(job.name, options);
  }
}

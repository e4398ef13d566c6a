import { setTimeout as sleep } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { WorkOptions } from 'pg-boss';
import { AppConfig } from '../config/config.ts';
import { allJobs, type JobDefinition } from './job-definition.ts';
import { type HandlesJob, JOB_HANDLER } from './job-handler.ts';
import { JobObserver } from './job-observer.ts';
import { JobQueue } from './job-queue.ts';

/** What has not ended by then is given back to the queue. */
const lastJobsMs = 2500;
/** For a job that was given back to end where it is. */
const abortedJobsMs = 500;

/** While notices come, a slot asks by itself every 30 seconds only. */
const pollSeconds = 2;

interface RunningJob {
  name: string;
  id: string;
  data: object;
}

@Injectable()
export class JobRunner implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown {
  private idle: Promise<unknown> | null = null;
  private readonly running = new Set<RunningJob>();
  /** Ids of the slots without a job, one set for each kind of work that a slot may take. */
  private readonly waiting: Set<string>[] = [];
  private poll?: NodeJS.Timeout;
  private readonly givenUp = new AbortController();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly queue: JobQueue,
    private readonly config: AppConfig,
    private readonly observer: JobObserver,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const handlers = this.findHandlers();
    for (const job of allJobs()) {
      const handler = handlers.get(job.name);
      if (!handler) throw new Error(`No handler for the job ${job.name}.`);
      if (this.config.role !== 'api') await this.work(job, handler);
    }
    // pg-boss sends no notice of a retry. One slot of a queue asks for them, and wakes the next when it finds work.
    this.poll = setInterval(() => {
      for (const slots of this.waiting) this.wakeOne(slots);
    }, pollSeconds * 1000).unref();
  }

  /** From here on no further job is taken. */
  stop(): void {
    if (this.config.role === 'api') return;
    clearInterval(this.poll);
    this.idle ??= Promise.allSettled(allJobs().map(({ name }) => this.queue.boss.offWork(name, { wait: true })));
  }

  onModuleDestroy(): void {
    this.stop();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.untilIdle(lastJobsMs);
    if (this.running.size === 0) return;
    // Before they are stopped: a job that fails would wait, and spend one of its tries.
    await Promise.allSettled([...this.running].map((job) => this.queue.requeue(job)));
    this.givenUp.abort(new Error('the worker is stopping'));
    await this.untilIdle(abortedJobsMs);
  }

  private async untilIdle(mostMs: number): Promise<void> {
    await Promise.race([this.idle, sleep(mostMs, undefined, { ref: false })]);
  }

  private findHandlers(): Map<string, HandlesJob<object>> {
    const handlers = new Map<string, HandlesJob<object>>();
    for (const { metatype, instance } of this.discovery.getProviders()) {
      const name: string | undefined = metatype && Reflect.getMetadata(JOB_HANDLER, metatype);
      if (!name) continue;
      if (handlers.has(name)) throw new Error(`Two handlers for the job ${name}.`);
      handlers.set(name, instance as HandlesJob<object>);
    }
    return handlers;
  }

  private async work(job: JobDefinition<object>, handler: HandlesJob<object>): Promise<void> {
    const slots = job.concurrency === 'worker' ? this.config.values.workerConcurrency : job.concurrency;
    const waiting = this.addSlots();
    for (let slot = 0; slot < slots; slot += 1) {
      const isReserved = slot > 0 && slot === slots - 1 && job.reservedFor !== undefined;
      if (isReserved) await this.startSlot(job, handler, { minPriority: job.reservedFor }, this.addSlots());
      else await this.startSlot(job, handler, {}, waiting);
    }
  }

  private addSlots(): Set<string> {
    const waiting = new Set<string>();
    this.waiting.push(waiting);
    return waiting;
  }

  // After a job the slot fetches the next at once: pg-boss itself would sleep until the next notice or poll.
  private async startSlot(
    job: JobDefinition<object>,
    handler: HandlesJob<object>,
    takes: Pick<WorkOptions, 'minPriority'>,
    waiting: Set<string>,
  ): Promise<void> {
    const options = { pollingIntervalSeconds: pollSeconds, ...takes };
    let slot = '';
    slot = await this.queue.boss.work<object>(job.name, options, async (batch) => {
      waiting.delete(slot);
      this.wakeOne(waiting);
      this.queue.boss.notifyWorker(slot);
      try {
        for (const { id, data, signal } of batch) {
          // A question from before the stop got it: another worker takes it.
          if (this.idle) await this.queue.requeue({ name: job.name, id, data });
          else await this.observer.run(job.name, { id, data }, () => this.run(job, handler, { id, data, signal }));
        }
      } finally {
        waiting.add(slot);
      }
    });
    waiting.add(slot);
  }

  /** In turn: one that hangs does not keep the others asleep. */
  private wakeOne(waiting: Set<string>): void {
    const [slot] = waiting;
    if (!slot) return;
    waiting.delete(slot);
    waiting.add(slot);
    this.queue.boss.notifyWorker(slot);
  }

  private async run(
    job: JobDefinition<object>,
    handler: HandlesJob<object>,
    { id, data, signal }: { id: string; data: object; signal: AbortSignal },
  ): Promise<void> {
    const running = { name: job.name, id, data };
    this.running.add(running);
    try {
      const signals = AbortSignal.any([signal, this.givenUp.signal]);
      await handler.handle(job.payload.parse(data), { jobId: id, signal: signals });
    } finally {
      this.running.delete(running);
    }
  }
}

import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { CronJob } from 'cron';
import { PinoLogger } from 'nestjs-pino';
import { AppConfig } from '../config/config.ts';
import { allJobs, type JobDefinition, type JobSchedule } from './job-definition.ts';
import { type EnqueueOptions, JobQueue } from './job-queue.ts';

/** A cron job is enqueued at most once in this time, however far the clocks of the nodes differ. */
const cronSlotSeconds = 3600;

/** Every node enqueues; the queue accepts one job in each time slot. */
@Injectable()
export class JobScheduler implements OnApplicationBootstrap {
  constructor(
    private readonly registry: SchedulerRegistry,
    private readonly queue: JobQueue,
    private readonly config: AppConfig,
    private readonly log: PinoLogger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const job of allJobs()) if (job.schedule) await this.schedule(job, job.schedule);
  }

  private async schedule(job: JobDefinition<object>, schedule: JobSchedule): Promise<void> {
    if ('cron' in schedule) this.enqueueByCron(job, schedule.cron);
    else if (this.config.role !== 'api') await this.enqueueEvery(job, schedule.everySeconds);
  }

  private enqueueByCron(job: JobDefinition<object>, cronTime: string): void {
    const onTick = () => this.enqueue(job, cronSlotSeconds);
    this.registry.addCronJob(job.name, CronJob.from({ cronTime, onTick, timeZone: 'UTC', start: true }));
  }

  private async enqueueEvery(job: JobDefinition<object>, seconds: number): Promise<void> {
    await this.queue.enqueue(null, job, {});
    this.registry.addInterval(
      job.name,
      setInterval(() => this.enqueue(job, seconds), seconds * 1000),
    );
  }

  private async enqueue(job: JobDefinition<object>, everySeconds: number): Promise<void> {
    const once: EnqueueOptions = { key: 'scheduled', everySeconds };
    try {
      await this.queue.enqueue(null, job, {}, once);
    } catch (error) {
      this.log.warn({ err: error, job: job.name }, 'a scheduled job could not be enqueued');
    }
  }
}

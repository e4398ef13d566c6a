import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { AppConfig } from '../platform/config/config.ts';
import { JobQueue } from '../platform/queue/job-queue.ts';
import { rescueGenerations } from './jobs.ts';

const everyMs = 5000;

/** Asks for a rescue every few seconds, and at once when a worker starts: something may have died before. */
@Injectable()
export class RescueTimer implements OnApplicationBootstrap {
  constructor(
    private readonly queue: JobQueue,
    private readonly config: AppConfig,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.role !== 'api') await this.queue.enqueue(null, rescueGenerations, {});
  }

  @Interval(everyMs)
  async ring(): Promise<void> {
    if (this.config.role === 'api') return;
    await this.queue.enqueue(null, rescueGenerations, {}, { key: 'rescue', everySeconds: everyMs / 1000 });
  }
}

import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { nightlyComparison } from './nightly-comparison.job.ts';

/** Every node's clock rings; the key lets one job through a night. */
@Injectable()
export class NightlyComparisonTimer {
  constructor(private readonly queue: JobQueue) {}

  @Cron('47 3 * * *', { timeZone: 'UTC' })
  async ring(): Promise<void> {
    await this.queue.enqueue(null, nightlyComparison, {}, { key: 'nightly', everySeconds: 3600 });
  }
}

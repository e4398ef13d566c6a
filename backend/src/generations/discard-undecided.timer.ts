import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { JobQueue } from '../platform/queue/job-queue.ts';
import { discardUndecided } from './jobs.ts';

/** Every node's clock rings; the key lets one job through a night. */
@Injectable()
export class DiscardUndecidedTimer {
  constructor(private readonly queue: JobQueue) {}

  @Cron('47 3 * * *', { timeZone: 'UTC' })
  async ring(): Promise<void> {
    await this.queue.enqueue(null, discardUndecided, {}, { key: 'nightly', everySeconds: 3600 });
  }
}

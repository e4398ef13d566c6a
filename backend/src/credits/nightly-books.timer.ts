import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { JobQueue } from '../platform/queue/job-queue.ts';
import { nightlyBooks } from './nightly-books.job.ts';

/** Every node's clock rings; the key lets one job through a night. */
@Injectable()
export class NightlyBooksTimer {
  constructor(private readonly queue: JobQueue) {}

  @Cron('17 3 * * *', { timeZone: 'UTC' })
  async ring(): Promise<void> {
    await this.queue.enqueue(null, nightlyBooks, {}, { key: 'nightly', everySeconds: 3600 });
  }
}

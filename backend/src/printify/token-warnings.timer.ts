import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { JobQueue } from '../platform/queue/job-queue.ts';
import { tokenWarnings } from './token-warnings.job.ts';

/** Every node's clock rings; the key lets one job through a night. */
@Injectable()
export class TokenWarningsTimer {
  constructor(private readonly queue: JobQueue) {}

  @Cron('43 6 * * *', { timeZone: 'UTC' })
  async ring(): Promise<void> {
    await this.queue.enqueue(null, tokenWarnings, {}, { key: 'nightly', everySeconds: 3600 });
  }
}

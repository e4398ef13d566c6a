import { availableParallelism } from 'node:os';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import { startLowPriorityThreads, type Threads } from '../../print/index.ts';

const idleMs = 60_000;

/** Whose picture is worked on: sellers take turns, and what is of a batch lets everything else go first. */
export interface ArtOwner {
  userId: string;
  batchId?: string | null;
}

/** Of a design of a batch, what somebody waits for now. */
export const waitedFor = { batchId: null };

/** What belongs to batches is drawn by threads of lower priority: somebody waits for a single press. */
@Injectable()
export class BatchThreads implements OnApplicationShutdown {
  /** A print file for each processor, and a design of Press. */
  readonly threads: Threads;

  constructor(config: AppConfig) {
    const { batchNiceness: niceness } = config.values;
    this.threads = startLowPriorityThreads({ size: availableParallelism() + 1, idle: idleMs, niceness });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.threads.close();
  }
}

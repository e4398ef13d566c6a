import { defineJob } from '../../platform/queue/job-definition.ts';
import type { GenerationRef } from '../jobs.ts';

export interface SyncListing extends GenerationRef {
  /** Tries before this one. */
  attempt: number;
  /** The version whose way to the shop has begun; null where none has. */
  begun: number | null;
}

/** Takes a changed listing to Printify. A provider's trouble is told and tried again inside, not by the queue. */
export const syncListing = defineJob<SyncListing>({
  name: 'sync-listing',
  retries: 5,
  retryDelay: 5,
  expireIn: 300,
});

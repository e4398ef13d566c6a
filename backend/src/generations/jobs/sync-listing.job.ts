import { z } from 'zod';
import { defineJob } from '../../platform/queue/job-definition.ts';
import { generationRef } from './jobs.ts';

const syncListingPayload = generationRef.extend({
  /** Tries before this one. */
  attempt: z.number().int(),
  /** The version whose way to the shop has begun; null where none has. */
  begun: z.number().int().nullable(),
});
export type SyncListing = z.infer<typeof syncListingPayload>;

/** Takes a changed listing to Printify. A provider's trouble is told and tried again inside, not by the queue. */
export const syncListing = defineJob({
  name: 'sync-listing',
  payload: syncListingPayload,
  retries: 5,
  retryDelay: 5,
  expireIn: 300,
});

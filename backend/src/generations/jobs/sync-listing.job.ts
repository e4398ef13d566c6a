import { z } from 'zod';
import { defineJob } from '../../platform/queue/job-definition.ts';
import { generationRef } from '../model/generation-names.ts';
import { designTurn } from './turns.ts';

export const syncProgress = {
  attempt: z.number().int(),
  /** The version that was sent on to the shop already; null where none was. */
  begun: z.number().int().nullable(),
};
export const syncNotBegun = { attempt: 0, begun: null } as const;

const syncListingPayload = generationRef.extend(syncProgress);
export type SyncListing = z.infer<typeof syncListingPayload>;

/** Sends a changed listing to Printify. A provider's failures are stored and retried inside, not by the queue. */
export const syncListing = defineJob({
  name: 'sync-listing',
  concurrency: 'worker',
  turn: designTurn(`listing_sync = 'pending'`),
  payload: syncListingPayload,
  retries: 5,
  retryDelay: 5,
  expireIn: 300,
});

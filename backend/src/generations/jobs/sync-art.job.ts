import { z } from 'zod';
import { defineJob } from '../../platform/queue/job-definition.ts';
import { generationRef } from '../model/generation-names.ts';
import { designTurn } from './turns.ts';

const syncArtPayload = generationRef.extend({
  attempt: z.int(),
  /** The version that was sent on to the shop already; null where none was. */
  begun: z.int().nullable(),
});
export type SyncArt = z.infer<typeof syncArtPayload>;

/** Brings a version of a design to its product. A provider's failures are stored and waited for inside. */
export const syncArt = defineJob({
  name: 'sync-art',
  concurrency: 'worker',
  turn: designTurn(`art_sync = 'syncing'`),
  payload: syncArtPayload,
  retries: 5,
  retryDelay: 5,
  expireIn: 300,
});

import { defineJob } from '../../platform/queue/job-definition.ts';
import { generationRef } from '../model/generation-names.ts';

/** Of a press whose seller has no other one in work: `DesignQueue`. */
export const firstTurn = 0;

/** Runs a generation from its first open step to its end. A provider's failures are retried inside, not by the queue. */
export const produceDesign = defineJob({
  name: 'produce-design',
  concurrency: 'worker',
  reservedFor: firstTurn,
  payload: generationRef,
  retries: 5,
  retryDelay: 2,
  expireIn: 1200,
});

import { defineJob } from '../../platform/queue/job-definition.ts';
import { generationRef } from '../model/generation-names.ts';

/** Runs a generation from its first open step to its end. A provider's failures are retried inside, not by the queue. */
export const produceDesign = defineJob({
  name: 'produce-design',
  concurrency: 'worker',
  payload: generationRef,
  retries: 5,
  retryDelay: 2,
  expireIn: 1200,
});

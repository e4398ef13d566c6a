import { defineJob } from '../../platform/queue/job-definition.ts';
import { generationRef } from './generation-ref.ts';

/** Seconds after which a product that is still being published is checked again. */
export const publishCheckDelay = 10;

/** Checks a product that Printify is still publishing. */
export const followPublish = defineJob({
  name: 'follow-publish',
  payload: generationRef,
  retries: 5,
  retryDelay: 15,
  expireIn: 120,
});

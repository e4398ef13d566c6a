import { defineJob } from '../../platform/queue/job-definition.ts';
import { generationRef } from '../model/generation-names.ts';

/** Seconds after which a product that is still being published is checked again. */
export const publishCheckDelay = 10;

export const followPublish = defineJob({
  name: 'follow-publish',
  concurrency: 'worker',
  payload: generationRef,
  retries: 5,
  retryDelay: 15,
  expireIn: 120,
});

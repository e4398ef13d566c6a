import { defineJob } from '../../platform/queue/job-definition.ts';
import { generationRef } from '../model/generation-names.ts';

/** Sends a finished product to the shop. */
export const publishDesign = defineJob({
  name: 'publish-design',
  concurrency: 'worker',
  payload: generationRef,
  retries: 5,
  retryDelay: 15,
  expireIn: 120,
});

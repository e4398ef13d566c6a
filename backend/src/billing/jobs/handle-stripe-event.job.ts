import { z } from 'zod';
import { defineJob } from '../../platform/queue/job-definition.ts';

/** Delays of 2 s, 4 s … 30 min: about half a day of tries; after that the nightly reconciliation enqueues it again. */
export const handleStripeEvent = defineJob({
  name: 'handle-stripe-event',
  payload: z.object({ eventId: z.string() }),
  retries: 30,
  retryDelay: 2,
  retryDelayMax: 1800,
  expireIn: 180,
  concurrency: 4,
});

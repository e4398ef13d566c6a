import { z } from 'zod';
import { defineJob } from '../../platform/queue/job-definition.ts';

/** Ends the plan of a deleted account. Tried for days: nobody may be charged for an account that they deleted. */
export const closeBilling = defineJob({
  name: 'close-billing',
  payload: z.object({ userId: z.uuid() }),
  retries: 200,
  retryDelay: 5,
  retryDelayMax: 1800,
  expireIn: 120,
});

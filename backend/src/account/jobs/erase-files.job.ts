import { z } from 'zod';
import { defineJob } from '../../platform/queue/job-definition.ts';

/** Deletes the pictures of a deleted user. */
export const eraseFiles = defineJob({
  name: 'erase-files',
  payload: z.object({ userId: z.uuid() }),
  retries: 20,
  retryDelay: 30,
});

import { z } from 'zod';
import { defineJob } from '../../platform/queue/job-definition.ts';

export const eraseFiles = defineJob({
  name: 'erase-files',
  payload: z.object({ userId: z.uuid() }),
  retries: 20,
  retryDelay: 30,
});

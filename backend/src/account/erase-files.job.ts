import { defineJob } from '../platform/queue/job-definition.ts';

/** Removes the pictures of a user who is gone. */
export const eraseFiles = defineJob<{ userId: string }>({ name: 'erase-files', retries: 20, retryDelay: 30 });

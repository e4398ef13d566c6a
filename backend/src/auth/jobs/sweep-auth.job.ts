import { defineJob } from '../../platform/queue/job-definition.ts';

/** Removes what can no longer sign anybody in; once a night over all nodes. */
export const sweepAuth = defineJob<Record<string, never>>({
  name: 'sweep-auth',
  retries: 5,
  retryDelay: 60,
  concurrency: 1,
});

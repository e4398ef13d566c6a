import { defineJob, emptyPayload } from '../../platform/queue/job-definition.ts';

/** Removes what can no longer sign anybody in; once a night over all nodes. */
export const sweepAuth = defineJob({
  name: 'sweep-auth',
  payload: emptyPayload,
  schedule: { cron: '47 3 * * *' },
  retries: 5,
  retryDelay: 60,
  concurrency: 1,
});

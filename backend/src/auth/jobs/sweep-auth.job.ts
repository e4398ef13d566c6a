import { defineJob, emptyPayload } from '../../platform/queue/job-definition.ts';

export const sweepAuth = defineJob({
  name: 'sweep-auth',
  payload: emptyPayload,
  schedule: { cron: '47 3 * * *' },
  retries: 5,
  retryDelay: 60,
  concurrency: 1,
});

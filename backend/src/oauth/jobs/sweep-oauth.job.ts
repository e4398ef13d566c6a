import { defineJob, emptyPayload } from '../../platform/queue/job-definition.ts';

export const sweepOauth = defineJob({
  name: 'sweep-oauth',
  payload: emptyPayload,
  schedule: { cron: '37 * * * *' },
  retries: 5,
  retryDelay: 60,
  concurrency: 1,
});

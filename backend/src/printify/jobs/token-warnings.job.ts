import { defineJob, emptyPayload } from '../../platform/queue/job-definition.ts';

export const tokenWarnings = defineJob({
  name: 'token-warnings',
  payload: emptyPayload,
  schedule: { cron: '43 6 * * *' },
  retries: 5,
  retryDelay: 60,
  concurrency: 1,
});

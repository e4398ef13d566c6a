import { defineJob, emptyPayload } from '../../../platform/queue/job-definition.ts';

export const discardExpired = defineJob({
  name: 'discard-expired',
  payload: emptyPayload,
  schedule: { cron: '27 4 * * *' },
  retries: 5,
  retryDelay: 60,
  concurrency: 1,
});

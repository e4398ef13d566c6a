import { defineJob, emptyPayload } from '../../platform/queue/job-definition.ts';

export const sweepContact = defineJob({
  name: 'sweep-contact',
  payload: emptyPayload,
  schedule: { cron: '57 3 * * *' },
  retries: 5,
  retryDelay: 60,
  concurrency: 1,
});

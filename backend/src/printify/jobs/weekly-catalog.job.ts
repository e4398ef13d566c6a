import { defineJob, emptyPayload } from '../../platform/queue/job-definition.ts';

export const weeklyCatalog = defineJob({
  name: 'weekly-catalog',
  payload: emptyPayload,
  schedule: { cron: '23 4 * * 1' },
  retries: 3,
  retryDelay: 60,
  concurrency: 1,
});

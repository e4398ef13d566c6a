import { defineJob, emptyPayload } from '../../platform/queue/job-definition.ts';

/** After ENCRYPTION_KEY was changed: the day after, nothing needs the previous key. */
export const resealFactors = defineJob({
  name: 'reseal-factors',
  payload: emptyPayload,
  schedule: { cron: '17 2 * * *' },
  retries: 5,
  retryDelay: 60,
  concurrency: 1,
});

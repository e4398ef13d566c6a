import { defineJob, emptyPayload } from '../../platform/queue/job-definition.ts';

/** Compares our books with Stripe's; once a night over all nodes. */
export const nightlyComparison = defineJob({
  name: 'nightly-comparison',
  payload: emptyPayload,
  schedule: { cron: '7 4 * * *' },
  retries: 5,
  retryDelay: 300,
  expireIn: 3600,
  concurrency: 1,
});

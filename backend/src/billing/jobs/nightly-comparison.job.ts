import { defineJob } from '../../platform/queue/job-definition.ts';

/** Compares our books with Stripe's; once a night over all nodes. */
export const nightlyComparison = defineJob<Record<string, never>>({
  name: 'nightly-comparison',
  retries: 5,
  retryDelay: 300,
  expireIn: 3600,
  concurrency: 1,
});

import { defineJob } from '../platform/queue/job-definition.ts';

/** Expires lots, warns of those that end soon and compares the books; once a night over all nodes. */
export const nightlyBooks = defineJob<Record<string, never>>({
  name: 'nightly-books',
  retries: 5,
  retryDelay: 60,
  concurrency: 1,
});

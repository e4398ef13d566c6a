import { defineJob, emptyPayload } from '../platform/queue/job-definition.ts';

/** Expires lots, warns of those that end soon and compares the books; once a night over all nodes. */
export const nightlyBooks = defineJob({
  name: 'nightly-books',
  payload: emptyPayload,
  schedule: { cron: '17 3 * * *' },
  retries: 5,
  retryDelay: 60,
  concurrency: 1,
});

import { defineJob, emptyPayload } from '../../platform/queue/job-definition.ts';

/** Expires lots, warns of those that expire soon and compares lots with their ledger entries. */
export const nightlyLedger = defineJob({
  name: 'nightly-ledger',
  payload: emptyPayload,
  schedule: { cron: '17 3 * * *' },
  retries: 5,
  retryDelay: 60,
  concurrency: 1,
});

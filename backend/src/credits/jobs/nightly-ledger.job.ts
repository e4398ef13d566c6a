import { defineJob, emptyPayload } from '../../platform/queue/job-definition.ts';

export const nightlyLedger = defineJob({
  name: 'nightly-ledger',
  payload: emptyPayload,
  schedule: { cron: '17 3 * * *' },
  retries: 5,
  retryDelay: 60,
  concurrency: 1,
});

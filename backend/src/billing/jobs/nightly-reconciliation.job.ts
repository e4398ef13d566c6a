import { defineJob, emptyPayload } from '../../platform/queue/job-definition.ts';

export const nightlyReconciliation = defineJob({
  name: 'nightly-reconciliation',
  payload: emptyPayload,
  schedule: { cron: '7 4 * * *' },
  retries: 5,
  retryDelay: 300,
  expireIn: 3600,
  concurrency: 1,
});

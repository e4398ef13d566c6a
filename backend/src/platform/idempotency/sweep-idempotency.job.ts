import { defineJob, emptyPayload } from '../queue/job-definition.ts';

export const sweepIdempotency = defineJob({
  name: 'sweep-idempotency',
  payload: emptyPayload,
  schedule: { cron: '41 * * * *' },
  retries: 3,
  retryDelay: 60,
  concurrency: 1,
});

import { defineJob, emptyPayload } from '../../platform/queue/job-definition.ts';

/** Discards designs that waited too long for a decision. */
export const discardExpired = defineJob({
  name: 'discard-expired',
  payload: emptyPayload,
  schedule: { cron: '27 4 * * *' },
  retries: 5,
  retryDelay: 60,
  concurrency: 1,
});

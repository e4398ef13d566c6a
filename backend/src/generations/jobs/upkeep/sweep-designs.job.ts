import { defineJob, emptyPayload } from '../../../platform/queue/job-definition.ts';

/** Removes what nothing reads any more of designs that have ended: docs/decisions/0028. */
export const sweepDesigns = defineJob({
  name: 'sweep-designs',
  payload: emptyPayload,
  schedule: { cron: '7 5 * * *' },
  retries: 5,
  retryDelay: 60,
  expireIn: 3600,
  concurrency: 1,
});

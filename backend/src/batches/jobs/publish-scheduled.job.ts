import { defineJob, emptyPayload } from '../../platform/queue/job-definition.ts';

/** Publishes what a schedule says. */
export const publishScheduled = defineJob({
  name: 'publish-scheduled',
  payload: emptyPayload,
  schedule: { everySeconds: 5 },
  retries: 0,
  expireIn: 60,
  deleteAfter: 3600,
  concurrency: 1,
});

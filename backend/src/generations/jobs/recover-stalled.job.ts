import { defineJob, emptyPayload } from '../../platform/queue/job-definition.ts';

/** Finds generations whose worker is gone. */
export const recoverStalled = defineJob({
  name: 'recover-stalled',
  payload: emptyPayload,
  schedule: { everySeconds: 5 },
  retries: 0,
  expireIn: 60,
  concurrency: 1,
});

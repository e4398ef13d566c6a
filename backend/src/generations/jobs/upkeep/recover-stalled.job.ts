import { defineJob, emptyPayload } from '../../../platform/queue/job-definition.ts';

export const recoverStalled = defineJob({
  name: 'recover-stalled',
  payload: emptyPayload,
  schedule: { everySeconds: 5 },
  retries: 0,
  expireIn: 60,
  deleteAfter: 3600,
  concurrency: 1,
});

import { defineJob, emptyPayload } from '../../platform/queue/job-definition.ts';

/** Begins rows of running batches as earlier ones end. */
export const advanceBatches = defineJob({
  name: 'advance-batches',
  payload: emptyPayload,
  schedule: { everySeconds: 2 },
  retries: 0,
  expireIn: 120,
  deleteAfter: 3600,
  concurrency: 1,
});

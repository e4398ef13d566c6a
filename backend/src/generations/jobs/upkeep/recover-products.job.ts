import { defineJob, emptyPayload } from '../../../platform/queue/job-definition.ts';

/** Takes up further products whose job was lost, or whose design has got as far as they waited for. */
export const recoverProducts = defineJob({
  name: 'recover-products',
  payload: emptyPayload,
  schedule: { everySeconds: 5 },
  retries: 0,
  expireIn: 60,
  deleteAfter: 3600,
  concurrency: 1,
});

import { defineJob, emptyPayload } from '../../../platform/queue/job-definition.ts';

/** Takes up versions and product updates whose worker is gone. */
export const recoverVersions = defineJob({
  name: 'recover-versions',
  payload: emptyPayload,
  schedule: { everySeconds: 5 },
  retries: 0,
  expireIn: 60,
  deleteAfter: 3600,
  concurrency: 1,
});

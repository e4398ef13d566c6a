import { defineJob, emptyPayload } from '../../platform/queue/job-definition.ts';

export const refreshCatalog = defineJob({
  name: 'refresh-catalog',
  payload: emptyPayload,
  schedule: { everySeconds: 5 },
  retries: 0,
  concurrency: 1,
});

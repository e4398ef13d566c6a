import { defineJob, emptyPayload } from '../../platform/queue/job-definition.ts';

/** Continues the running refresh of the catalog; does nothing where none is due. */
export const refreshCatalog = defineJob({
  name: 'refresh-catalog',
  payload: emptyPayload,
  schedule: { everySeconds: 5 },
  retries: 0,
  concurrency: 1,
});

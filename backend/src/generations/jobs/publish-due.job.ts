import { defineJob, emptyPayload } from '../../platform/queue/job-definition.ts';

/** Finds finished designs whose time to be published has come, also those whose job was lost. */
export const publishDue = defineJob({
  name: 'publish-due',
  payload: emptyPayload,
  schedule: { everySeconds: 5 },
  retries: 0,
  expireIn: 60,
  deleteAfter: 3600,
  concurrency: 1,
});

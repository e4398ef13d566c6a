import { defineJob, emptyPayload } from '../../platform/queue/job-definition.ts';

export const dueSeconds = 15;

/** Finds endpoints with something to send: retries whose time has come, and what a worker left that is gone. */
export const dueWebhooks = defineJob({
  name: 'due-webhooks',
  payload: emptyPayload,
  schedule: { everySeconds: dueSeconds },
  retries: 0,
  expireIn: 60,
  deleteAfter: 3600,
  concurrency: 1,
});

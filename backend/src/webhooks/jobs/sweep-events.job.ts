import { defineJob, emptyPayload } from '../../platform/queue/job-definition.ts';

/** Removes old events with their deliveries. */
export const sweepEvents = defineJob({
  name: 'sweep-events',
  payload: emptyPayload,
  schedule: { cron: '41 3 * * *' },
  retries: 5,
  retryDelay: 60,
  concurrency: 1,
});

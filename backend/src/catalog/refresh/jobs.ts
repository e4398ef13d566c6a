import { defineJob, emptyPayload } from '../../platform/queue/job-definition.ts';

/** Reads on in Printify's catalog, if a refresh is under way and nobody else is at it. */
export const refreshCatalog = defineJob({
  name: 'refresh-catalog',
  payload: emptyPayload,
  schedule: { everySeconds: 5 },
  retries: 0,
  concurrency: 1,
});

/** Begins a refresh without being asked; once a week over all nodes. */
export const weeklyCatalog = defineJob({
  name: 'weekly-catalog',
  payload: emptyPayload,
  schedule: { cron: '23 4 * * 1' },
  retries: 3,
  retryDelay: 60,
  concurrency: 1,
});

import { defineJob } from '../../platform/queue/job-definition.ts';

/** Reads on in Printify's catalog, if a refresh is under way and nobody else is at it. */
export const refreshCatalog = defineJob<Record<string, never>>({
  name: 'refresh-catalog',
  retries: 0,
  concurrency: 1,
});

/** Begins a refresh without being asked; once a week over all nodes. */
export const weeklyCatalog = defineJob<Record<string, never>>({
  name: 'weekly-catalog',
  retries: 3,
  retryDelay: 60,
  concurrency: 1,
});

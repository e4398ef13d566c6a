import { defineJob } from '../platform/queue/job-definition.ts';

/** Mails sellers whose Printify token ends soon; once a night over all nodes. */
export const tokenWarnings = defineJob<Record<string, never>>({
  name: 'token-warnings',
  retries: 5,
  retryDelay: 60,
  concurrency: 1,
});

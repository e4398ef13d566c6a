import { defineJob, emptyPayload } from '../../platform/queue/job-definition.ts';

/** Scores the listings that were written before scores were stored, or by an older release beside this one. */
export const scoreListings = defineJob({
  name: 'score-listings',
  payload: emptyPayload,
  schedule: { cron: '23 * * * *' },
  retries: 5,
  retryDelay: 60,
  expireIn: 3600,
  concurrency: 1,
});

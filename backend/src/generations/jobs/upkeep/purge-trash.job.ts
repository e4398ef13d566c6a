import { defineJob, emptyPayload } from '../../../platform/queue/job-definition.ts';

/** Removes what has been in the trash for its time, with its files. */
export const purgeTrash = defineJob({
  name: 'purge-trash',
  payload: emptyPayload,
  schedule: { cron: '47 4 * * *' },
  retries: 5,
  retryDelay: 60,
  expireIn: 3600,
  concurrency: 1,
});

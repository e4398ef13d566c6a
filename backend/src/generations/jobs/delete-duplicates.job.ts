import { defineJob } from '../../platform/queue/job-definition.ts';
import { generationRef } from '../model/generation-names.ts';

/** Seconds after which a call that was given up has ended at Printify, whatever became of it. */
export const duplicatesDelay = 90;

/** Two days: an outage of Printify must not leave a second product behind. */
export const duplicateTries = { retries: 55, retryDelay: 30, retryDelayMax: 3600 };

/** Deletes products that a call made after its worker was gone. */
export const deleteDuplicates = defineJob({
  name: 'delete-duplicates',
  payload: generationRef,
  expireIn: 300,
  ...duplicateTries,
});

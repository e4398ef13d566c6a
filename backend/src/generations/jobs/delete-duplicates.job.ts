import { defineJob } from '../../platform/queue/job-definition.ts';
import { generationRef } from './generation-ref.ts';

/** Seconds after which a call that was given up has ended at Printify, whatever became of it. */
export const duplicatesDelay = 90;

/** Deletes products that a call made after its worker was gone. */
export const deleteDuplicates = defineJob({
  name: 'delete-duplicates',
  payload: generationRef,
  retries: 5,
  retryDelay: 30,
  expireIn: 300,
});

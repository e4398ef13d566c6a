import { defineJob } from '../platform/queue/job-definition.ts';

export interface GenerationRef {
  generationId: string;
}

/** Takes a generation from where it stands to its end. A provider's trouble is retried inside, not by the queue. */
export const produceDesign = defineJob<GenerationRef>({
  name: 'produce-design',
  retries: 5,
  retryDelay: 2,
  expireIn: 1200,
});

/** Looks after a product that Printify is still publishing. */
export const followPublish = defineJob<GenerationRef>({
  name: 'follow-publish',
  retries: 5,
  retryDelay: 15,
  expireIn: 120,
});

/** Finds generations that nobody works on. */
export const rescueGenerations = defineJob<Record<string, never>>({
  name: 'rescue-generations',
  retries: 0,
  expireIn: 60,
  concurrency: 1,
});

/** Seconds after which a call that nobody waited for has ended, whatever became of it. */
export const surplusAfter = 90;

/** Looks for products that a call made after its worker was gone. */
export const removeSurplus = defineJob<GenerationRef>({
  name: 'remove-surplus',
  retries: 5,
  retryDelay: 30,
  expireIn: 300,
});

/** Discards designs that waited too long for a decision; once a night over all nodes. */
export const discardUndecided = defineJob<Record<string, never>>({
  name: 'discard-undecided',
  retries: 5,
  retryDelay: 60,
  concurrency: 1,
});

import { z } from 'zod';
import { defineJob, emptyPayload } from '../../platform/queue/job-definition.ts';

/** A job about one generation. */
export const generationRef = z.object({ generationId: z.uuid() });
export type GenerationRef = z.infer<typeof generationRef>;

/** Takes a generation from where it stands to its end. A provider's trouble is retried inside, not by the queue. */
export const produceDesign = defineJob({
  name: 'produce-design',
  payload: generationRef,
  retries: 5,
  retryDelay: 2,
  expireIn: 1200,
});

/** Looks after a product that Printify is still publishing. */
export const followPublish = defineJob({
  name: 'follow-publish',
  payload: generationRef,
  retries: 5,
  retryDelay: 15,
  expireIn: 120,
});

/** Finds generations that nobody works on. */
export const rescueGenerations = defineJob({
  name: 'rescue-generations',
  payload: emptyPayload,
  schedule: { everySeconds: 5 },
  retries: 0,
  expireIn: 60,
  concurrency: 1,
});

/** Seconds after which a call that nobody waited for has ended, whatever became of it. */
export const surplusAfter = 90;

/** Looks for products that a call made after its worker was gone. */
export const removeSurplus = defineJob({
  name: 'remove-surplus',
  payload: generationRef,
  retries: 5,
  retryDelay: 30,
  expireIn: 300,
});

/** Discards designs that waited too long for a decision; once a night over all nodes. */
export const discardUndecided = defineJob({
  name: 'discard-undecided',
  payload: emptyPayload,
  schedule: { cron: '27 4 * * *' },
  retries: 5,
  retryDelay: 60,
  concurrency: 1,
});

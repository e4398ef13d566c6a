import { defineJob } from '../../platform/queue/job-definition.ts';
import { generationRef } from '../model/generation-names.ts';
import { secondsUntil, type WaitColumns } from '../model/status/wait.ts';
import { designTurn } from './turns.ts';

/** Seconds after which a product that is still being published is checked again. */
export const publishCheckDelay = 10;

/** Seconds until a design that is being published is looked after again. */
export function followDelay({ waitingUntil }: Pick<WaitColumns, 'waitingUntil'>): number {
  return waitingUntil ? secondsUntil(waitingUntil) : publishCheckDelay;
}

export const followPublish = defineJob({
  name: 'follow-publish',
  concurrency: 'worker',
  turn: designTurn(`publish_status = 'publishing'`),
  payload: generationRef,
  retries: 5,
  retryDelay: 15,
  expireIn: 120,
});

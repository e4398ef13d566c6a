import { z } from 'zod';
import { defineJob } from '../../platform/queue/job-definition.ts';
import { generationRef } from '../model/generation-names.ts';
import { versionTurn } from './turns.ts';

const drawVersionPayload = generationRef.extend({ version: z.int(), attempt: z.int() });
export type DrawVersion = z.infer<typeof drawVersionPayload>;

/** Makes the print files of a version and shows it as the design. What heals by itself is waited for inside. */
export const drawVersion = defineJob({
  name: 'draw-version',
  concurrency: 'worker',
  turn: versionTurn,
  payload: drawVersionPayload,
  retries: 5,
  retryDelay: 2,
  expireIn: 1200,
});

import { z } from 'zod';
import { defineJob } from '../../platform/queue/job-definition.ts';
import { sealedOr } from './sealed-request.ts';

export const codeRequest = z.object({
  /** The address of an account that may not exist. */
  email: z.string(),
  network: z.string().default(''),
  /** In ms; absent in jobs of the release before. */
  askedAt: z.number().default(() => Date.now()),
});
export type CodeRequest = z.infer<typeof codeRequest>;

/** The request only enqueues this, so that its answer takes the same time for an address without an account. */
export const sendCode = defineJob({
  name: 'send-sign-in-code',
  payload: sealedOr(codeRequest),
  retries: 20,
  retryDelayMax: 60,
  expireIn: 60,
});

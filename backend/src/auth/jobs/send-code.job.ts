import { z } from 'zod';
import { defineJob } from '../../platform/queue/job-definition.ts';
import { sealedOr } from './sealed-request.ts';

/** The address of an account that may not exist. */
export const codeRequest = z.object({ email: z.string(), network: z.string().default('') });
export type CodeRequest = z.infer<typeof codeRequest>;

/** The request only enqueues this, so that its answer takes the same time for an address without an account. */
export const sendCode = defineJob({
  name: 'send-sign-in-code',
  payload: sealedOr(codeRequest),
  retries: 20,
  retryDelayMax: 60,
  expireIn: 60,
});

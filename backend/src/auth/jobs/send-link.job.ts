import { z } from 'zod';
import { defineJob } from '../../platform/queue/job-definition.ts';
import { linkKinds } from '../model/link-kinds.ts';
import { sealedOr } from './sealed-request.ts';

export const linkRequest = z.object({
  kind: z.enum(linkKinds),
  /** The address of an account that may not exist. */
  email: z.string(),
  /** Who asked; absent in jobs of the release before. */
  network: z.string().default(''),
  /** In ms; absent in jobs of the release before. */
  askedAt: z.number().default(() => Date.now()),
  /** Already checked. */
  redirectTo: z.string(),
  /** Present in the PKCE flow. */
  challenge: z.object({ challenge: z.string(), method: z.literal('s256') }).nullable(),
  /** Of a sign-up: the flow that has its password. */
  flowId: z.uuid().optional(),
});
export type LinkRequest = z.infer<typeof linkRequest>;

/** The request only enqueues this, so that its answer takes the same time for an address without an account. */
export const sendLink = defineJob({
  name: 'send-auth-link',
  payload: sealedOr(linkRequest),
  retries: 20,
  retryDelayMax: 60,
  expireIn: 60,
});

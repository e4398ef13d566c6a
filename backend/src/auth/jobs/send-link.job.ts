import { z } from 'zod';
import { defineJob } from '../../platform/queue/job-definition.ts';
import { linkKinds } from '../model/link-kinds.ts';

const linkRequest = z.object({
  kind: z.enum(linkKinds),
  /** The address of an account that may not exist. */
  email: z.string(),
  /** Already checked. */
  redirectTo: z.string(),
  /** Present in the PKCE flow. */
  challenge: z.object({ challenge: z.string(), method: z.enum(['s256', 'plain']) }).nullable(),
});
export type LinkRequest = z.infer<typeof linkRequest>;

/** The request only enqueues this, so that its answer takes the same time for an address without an account. */
export const sendLink = defineJob({
  name: 'send-auth-link',
  payload: linkRequest,
  retries: 20,
  retryDelayMax: 60,
  expireIn: 60,
});

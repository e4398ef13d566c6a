import { z } from 'zod';
import { defineJob } from '../../platform/queue/job-definition.ts';
import { linkKinds } from '../link-kinds.ts';

const linkRequest = z.object({
  kind: z.enum(linkKinds),
  /** The address of the account, known or not. */
  email: z.string(),
  /** Already checked. */
  redirectTo: z.string(),
  /** Present in the PKCE flow. */
  challenge: z.object({ challenge: z.string(), method: z.enum(['s256', 'plain']) }).nullable(),
});
export type LinkRequest = z.infer<typeof linkRequest>;

/**
 * Makes a link and mails it, if the account is there and wants one. The request itself only enqueues this, so that its
 * answer takes as long for an address that nobody has.
 */
export const sendLink = defineJob({
  name: 'send-auth-link',
  payload: linkRequest,
  retries: 20,
  retryDelayMax: 60,
  expireIn: 60,
});

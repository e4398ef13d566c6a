import { defineJob } from '../../platform/queue/job-definition.ts';
import type { LinkKind } from '../link-kinds.ts';
import type { Challenge } from '../pkce.ts';

export interface LinkRequest {
  kind: LinkKind;
  /** The address of the account, known or not. */
  email: string;
  /** Already checked. */
  redirectTo: string;
  /** Present in the PKCE flow. */
  challenge: Challenge | null;
}

/**
 * Makes a link and mails it, if the account is there and wants one. The request itself only enqueues this, so that its
 * answer takes as long for an address that nobody has.
 */
export const sendLink = defineJob<LinkRequest>({
  name: 'send-auth-link',
  retries: 20,
  retryDelayMax: 60,
  expireIn: 60,
});

import type { WireUser } from './wire-user.ts';

/** What a client gets that has signed in. */
export interface WireSession {
  access_token: string;
  token_type: 'bearer';
  /** Seconds. */
  expires_in: number;
  /** Unix seconds. */
  expires_at: number;
  refresh_token: string;
  user: WireUser;
  /** Where the password is weaker than the policy of today. */
  weak_password?: { message: string; reasons: string[] };
}

/** The audience, and the role, of every token. */
export const audience = 'authenticated';

/** The algorithm that our own tokens are signed with. */
export const algorithm = 'ES256';

/** What we read of a verified token. */
export interface Claims {
  sub: string;
  email?: string;
  session_id?: string;
}

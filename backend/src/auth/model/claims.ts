export const audience = 'authenticated';

export const algorithm = 'ES256';

export interface Claims {
  sub: string;
  email?: string;
  session_id?: string;
  /** Unix seconds. */
  exp?: number;
  aal?: string;
  email_verified?: boolean;
}

/** aal2: a second factor was verified. */
export type AssuranceLevel = 'aal1' | 'aal2';

/** A token from before its session was raised stays below it, and one from before it was lowered is lowered too. */
export function lowerLevel(session: AssuranceLevel, token: string | undefined): AssuranceLevel {
  return session === 'aal2' && token === 'aal2' ? 'aal2' : 'aal1';
}

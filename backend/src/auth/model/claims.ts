export const audience = 'authenticated';

export const algorithm = 'ES256';

export interface Claims {
  sub: string;
  email?: string;
  session_id?: string;
}

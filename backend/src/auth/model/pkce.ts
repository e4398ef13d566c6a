import { createHash, timingSafeEqual } from 'node:crypto';
import { AuthError } from './auth-error.ts';

/** Made from a secret that only the client knows (RFC 7636). */
export interface Challenge {
  challenge: string;
  method: 's256';
}

const allowed = /^[A-Za-z0-9._~-]{43,128}$/;

/** The challenge of a request, or null where it chose the implicit flow. @throws AuthError validation_failed */
export function toChallenge(challenge: string, method: string): Challenge | null {
  if (!challenge && !method) return null;
  if (!challenge || !method) {
    throw new AuthError(
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge_method to be present',
    );
  }
  if (method.toLowerCase() !== 's256') {
    throw new AuthError('validation_failed', 'code challenge method must be s256');
  }
  if (!allowed.test(challenge)) {
    throw new AuthError('validation_failed', 'code challenge must be 43 to 128 characters of A-Z a-z 0-9 - . _ ~');
  }
  return { challenge, method: 's256' };
}

export function isVerified(verifier: string, { challenge, method }: { challenge: string; method: string }): boolean {
  if (method !== 's256') return false;
  const [a, b] = [createHash('sha256').update(verifier).digest(), Buffer.from(challenge, 'base64url')];
  return a.length === b.length && timingSafeEqual(a, b);
}

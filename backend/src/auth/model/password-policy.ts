import { AuthError } from './auth-error.ts';

/** Bytes of UTF-8, as the wire protocol counts them. */
const minBytes = 6;
const maxBytes = 72;

/** The wire's description of a weak password. */
export const weakness = { message: `Password should be at least ${minBytes} characters.`, reasons: ['length'] };

/** Accounts from before the policy may have such a password. */
export function isWeak(password: string): boolean {
  return Buffer.byteLength(password) < minBytes;
}

/** @throws AuthError weak_password, validation_failed (longer than 72 bytes) */
export function checkPolicy(password: string): void {
  if (isWeak(password)) {
    throw new AuthError('weak_password', weakness.message, { weak_password: { reasons: weakness.reasons } });
  }
  if (Buffer.byteLength(password) > maxBytes) {
    throw new AuthError('validation_failed', `Password cannot be longer than ${maxBytes} characters`);
  }
}

import { AuthError } from './auth-error.ts';

/** Bytes of UTF-8, as the wire protocol counts them. */
const minBytes = 6;
const maxBytes = 72;

/** What a client is told about a weak password. */
export const weakness = { message: `Password should be at least ${minBytes} characters.`, reasons: ['length'] };

/** Whether the password is shorter than the policy asks for; older accounts may have such. */
export function isWeak(password: string): boolean {
  return Buffer.byteLength(password) < minBytes;
}

export function isTooLong(password: string): boolean {
  return Buffer.byteLength(password) > maxBytes;
}

/** @throws AuthError weak_password, validation_failed (longer than 72 bytes) */
export function checkPolicy(password: string): void {
  if (isWeak(password)) {
    throw new AuthError('weak_password', weakness.message, { weak_password: { reasons: weakness.reasons } });
  }
  if (isTooLong(password)) {
    throw new AuthError('validation_failed', `Password cannot be longer than ${maxBytes} characters`);
  }
}

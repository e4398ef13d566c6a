import { type UserMetadata, userMetadata } from '../../users/model/user-row.ts';
import { AuthError } from './auth-error.ts';

const maxAddressLength = 255;
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const address = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})*$`);

/** The address in the form in which we store and find it. @throws AuthError validation_failed */
export function toAddress(text: string): string {
  const lower = text.toLowerCase();
  if (text.length <= maxAddressLength && address.test(lower)) return lower;
  throw new AuthError('validation_failed', 'Unable to validate email address: invalid format');
}

/** Bytes of UTF-8, as the wire protocol counts them. */
const minPasswordBytes = 6;
const maxPasswordBytes = 72;

export const weakPassword = {
  message: `Password should be at least ${minPasswordBytes} characters.`,
  reasons: ['length'],
};

/** Accounts from before the policy may have such a password. */
export function isWeakPassword(password: string): boolean {
  return Buffer.byteLength(password) < minPasswordBytes;
}

/** @throws AuthError weak_password, validation_failed (longer than 72 bytes) */
export function checkPasswordPolicy(password: string): void {
  if (isWeakPassword(password)) {
    throw new AuthError('weak_password', weakPassword.message, { weak_password: { reasons: weakPassword.reasons } });
  }
  if (Buffer.byteLength(password) > maxPasswordBytes) {
    throw new AuthError('validation_failed', `Password cannot be longer than ${maxPasswordBytes} characters`);
  }
}

/** It travels in every access token, and a request's headers have to fit into 16 KiB. */
const maxMetadataBytes = 4096;

export function toMetadata(data: object): UserMetadata {
  if (Buffer.byteLength(JSON.stringify(data)) <= maxMetadataBytes) return userMetadata.parse(data);
  throw new AuthError('validation_failed', `User data cannot be larger than ${maxMetadataBytes} bytes`);
}

/** As GoTrue merges: member by member, and null removes one. @throws AuthError validation_failed */
export function mergeMetadata(stored: unknown, changes: object): UserMetadata {
  const members = Object.entries({ ...userMetadata.parse(stored), ...changes });
  return toMetadata(Object.fromEntries(members.filter(([, value]) => value !== null)));
}

import { type UserMetadata, userMetadata } from '../../users/model/user-row.ts';
import { AuthError } from './auth-error.ts';
import { isCommonPassword } from './common-passwords.ts';

const maxAddressLength = 255;
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const address = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})*$`);

/** The address in the form in which we store and find it. @throws AuthError validation_failed */
export function toAddress(text: string): string {
  const lower = text.toLowerCase();
  if (text.length <= maxAddressLength && address.test(lower)) return lower;
  throw new AuthError('validation_failed', 'Unable to validate email address: invalid format');
}

const maxNameLength = 100;

/** Of a factor, a passkey or of who issues it. @throws AuthError validation_failed */
export function checkName(name: string): void {
  if (name.length <= maxNameLength) return;
  throw new AuthError('validation_failed', `Names cannot be longer than ${maxNameLength} characters`);
}

const minPasswordLength = 6;
/** So long only that hashing one is no work to speak of. */
const maxPasswordLength = 128;

interface Weakness {
  message: string;
  reasons: string[];
}

const tooShort: Weakness = {
  message: `Password should be at least ${minPasswordLength} characters.`,
  reasons: ['length'],
};
const tooCommon: Weakness = {
  message: 'This password has appeared in data leaks, so attackers try it first. Please choose another one.',
  reasons: ['pwned'],
};

/** Null where it meets the policy. Accounts from before the policy may have a password that does not. */
export function findWeakness(password: string): Weakness | null {
  if ([...password].length < minPasswordLength) return tooShort;
  return isCommonPassword(password) ? tooCommon : null;
}

/** @throws AuthError weak_password, validation_failed (too long) */
export function checkPasswordPolicy(password: string): void {
  const weakness = findWeakness(password);
  if (weakness)
    throw new AuthError('weak_password', weakness.message, { weak_password: { reasons: weakness.reasons } });
  if ([...password].length > maxPasswordLength) {
    throw new AuthError('validation_failed', `Password cannot be longer than ${maxPasswordLength} characters`);
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

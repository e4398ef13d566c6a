import { type UserMetadata, userMetadata } from '../../users/model/user-metadata.ts';
import { AuthError } from './auth-error.ts';

/** It travels in every access token, and a request's headers have to fit into 16 KiB. */
const maxBytes = 4096;

/** @throws AuthError validation_failed */
export function toMetadata(data: object): UserMetadata {
  if (Buffer.byteLength(JSON.stringify(data)) <= maxBytes) return userMetadata.parse(data);
  throw new AuthError('validation_failed', `User data cannot be larger than ${maxBytes} bytes`);
}

/** As GoTrue merges: member by member, and null removes one. @throws AuthError validation_failed */
export function mergeMetadata(stored: unknown, changes: object): UserMetadata {
  const members = Object.entries({ ...userMetadata.parse(stored), ...changes });
  return toMetadata(Object.fromEntries(members.filter(([, value]) => value !== null)));
}

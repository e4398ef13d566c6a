import { AuthError } from './auth-error.ts';

/** It travels in every access token, and a request's headers have to fit into 16 KiB. */
const maxBytes = 4096;

/** @throws AuthError validation_failed */
export function checkMetadata(data: object): void {
  if (Buffer.byteLength(JSON.stringify(data)) <= maxBytes) return;
  throw new AuthError('validation_failed', `User data cannot be larger than ${maxBytes} bytes`);
}

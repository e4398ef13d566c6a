import { AuthError } from './auth-error.ts';

const maxLength = 255;
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const address = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})*$`);

/** The address in the form in which we store and find it. @throws AuthError validation_failed */
export function toAddress(text: string): string {
  const lower = text.toLowerCase();
  if (text.length <= maxLength && address.test(lower)) return lower;
  throw new AuthError('validation_failed', 'Unable to validate email address: invalid format');
}

import { randomInt } from 'node:crypto';

const digits = 8;
const shape = new RegExp(`^\\d{${digits}}$`);

export type MailCodePurpose = 'sign_in' | 'reauthentication';

export function newMailCode(): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}

/** Tokens of links are longer. Spaces count neither way. */
export function isMailCode(typed: string): boolean {
  return shape.test(withoutSpaces(typed));
}

export function withoutSpaces(typed: string): string {
  return typed.replace(/\s/g, '');
}

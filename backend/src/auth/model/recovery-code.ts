import { randomInt } from 'node:crypto';

export const recoveryCodeCount = 10;

/** Without letters that look like digits, and without vowels, so that no code is a word. */
const alphabet = '23456789bcdfghjkmnpqrstvwxyz';
/** 77 bits, so that a plain hash of a code can be stored. */
const length = 16;

export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join(''),
  );
}

/** As stored, whatever case, spaces and hyphens a person typed. */
export function toCanonical(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '');
}

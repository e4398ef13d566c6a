import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
export const keyStart = 'ink_';
const publicLength = 8;
/** 34 digits of 62 are 202 random bits. */
const secretLength = 34;
/** 62 ** 6 is more than 32 bits count. */
const checksumLength = 6;
export const prefixLength = keyStart.length + publicLength;
const shape = new RegExp(`^${keyStart}[0-9A-Za-z]{${publicLength + secretLength + checksumLength}}$`);

export const nameMax = 80;
export const mostKeys = 50;
export const mostCreditsPerDay = 10_000;

/** Letters and digits alone, so that a double click selects all of it. */
export function newApiKey(): string {
  const body = keyStart + randomDigits(publicLength + secretLength);
  return body + checksumOf(body);
}

/** False for a text that we have never given out: scanners of leaked keys find ours by the same rule. */
export function isApiKey(text: string): boolean {
  return shape.test(text) && text.slice(-checksumLength) === checksumOf(text.slice(0, -checksumLength));
}

/** What a key is found and named by; it is no secret. */
export function prefixOf(key: string): string {
  return key.slice(0, prefixLength);
}

function randomDigits(count: number): string {
  return Array.from({ length: count }, () => digits[randomInt(digits.length)]).join('');
}

/** CRC-32 in base 62. */
function checksumOf(body: string): string {
  let rest = crc32(body);
  let text = '';
  for (let left = checksumLength; left > 0; left -= 1) {
    text = `${digits[rest % digits.length]}${text}`;
    rest = Math.floor(rest / digits.length);
  }
  return text;
}

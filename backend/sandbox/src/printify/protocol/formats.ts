import { createHash, randomBytes } from 'node:crypto';

/** 24 hexadecimal digits, as in Printify's product and image ids (P1); the same parts give the same id. */
export function derivedId(...parts: (string | Uint8Array)[]): string {
  return digest(parts).toString('hex', 0, 12);
}

export function derivedNumber(min: number, range: number, ...parts: string[]): number {
  return min + (digest(parts).readUIntBE(0, 6) % range);
}

/** 24 hexadecimal digits that begin with the time, so that ids sort by age. */
export function newId(now = Date.now()): string {
  return Math.floor(now / 1000).toString(16) + randomBytes(8).toString('hex');
}

function digest(parts: (string | Uint8Array)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest();
}

/** `2019-07-25 13:40:41+00:00`, as in products (P1). */
export function productTime(at: number): string {
  return `${uploadTime(at)}+00:00`;
}

/** `2020-01-09 07:29:43`, as in uploads (P3). */
export function uploadTime(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}

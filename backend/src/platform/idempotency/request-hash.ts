import { sha256 } from '../crypto/crypto.ts';

interface Request {
  method: string;
  url: string;
  body?: unknown;
}

/** Of what a request asks for, however its JSON is laid out. */
export function hashOf({ method, url, body }: Request): Uint8Array<ArrayBuffer> {
  return sha256(`${method} ${url}\n${JSON.stringify(body ?? null, sorted)}`);
}

function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

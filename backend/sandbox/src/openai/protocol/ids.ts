import { randomBytes } from 'node:crypto';

/** `req_…`, `chatcmpl-…`, `resp_…`, `msg_…` as the service makes them. */
export function newId(prefix: string): string {
  return `${prefix}${randomBytes(16).toString('hex')}`;
}

export function unixNow(): number {
  return Math.floor(Date.now() / 1000);
}

/** About four characters a token, the usual rule of thumb for English. */
export function tokensIn(text: string): number {
  return Math.max(1, Math.ceil(text.length / 4));
}

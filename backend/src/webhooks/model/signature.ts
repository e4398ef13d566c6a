import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';
/** Standard Webhooks asks for 24 to 64. */
const secretBytes = 32;

export interface SignedMessage {
  /** Without a full stop: it separates what is signed. */
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

export function newSecret(): string {
  return prefix + randomBytes(secretBytes).toString('base64');
}

/** The headers of Standard Webhooks, with a signature for each secret that is valid now. */
export function signedHeaders(message: SignedMessage, secrets: readonly string[]): Record<string, string> {
  return {
    'webhook-id': message.id,
    'webhook-timestamp': String(message.timestamp),
    'webhook-signature': secrets.map((secret) => sign(message, secret)).join(' '),
  };
}

function sign({ id, timestamp, body }: SignedMessage, secret: string): string {
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

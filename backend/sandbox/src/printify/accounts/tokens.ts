import { createHmac, randomUUID } from 'node:crypto';

export const SCOPES = [
  'shops.read',
  'catalog.read',
  'print_providers.read',
  'products.read',
  'products.write',
  'uploads.read',
  'uploads.write',
  'orders.read',
  'orders.write',
  'webhooks.read',
  'webhooks.write',
] as const;
export type Scope = (typeof SCOPES)[number];

export interface Grant {
  account: string;
  scopes: readonly Scope[];
}

/** A plain token that begins so has every permission and never expires. */
const PLAIN_PREFIX = /^(?:sandbox|printful)_/;
const YEAR_SECONDS = 365 * 24 * 3600;
/** Accounts of Printful Enterprise begin so; the others are Printify's. */
export function isPrintfulAccount(account: string): boolean {
  return account.startsWith('printful_');
}

/** Not a secret: it makes a damaged token fail, as the real service's signature does. */
const KEY = 'inkloom-sandbox';

/** A JWT as the real service issues it, valid for a year by default (P1). */
export function issueToken(
  { account, scopes }: Grant,
  seconds = YEAR_SECONDS,
  now = Math.floor(Date.now() / 1000),
): string {
  const claims = { aud: '1', jti: randomUUID(), iat: now, nbf: now, exp: now + seconds, sub: account, scopes };
  const body = `${encode({ typ: 'JWT', alg: 'HS256' })}.${encode(claims)}`;
  return `${body}.${sign(body)}`;
}

export function readToken(token: string, now = Date.now() / 1000): Grant | undefined {
  if (PLAIN_PREFIX.test(token)) return { account: token, scopes: SCOPES };
  const [head, claims, signature = ''] = token.split('.');
  if (!head || !claims || sign(`${head}.${claims}`) !== signature) return undefined;
  const { sub, scopes, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    sub: string;
    scopes: Scope[];
    exp: number;
  };
  return exp > now ? { account: sub, scopes } : undefined;
}

export function scopeFor(method: string, path: string): Scope {
  const access = method === 'GET' ? 'read' : 'write';
  if (path.startsWith('/catalog/print_providers')) return 'print_providers.read';
  if (path.startsWith('/catalog/')) return 'catalog.read';
  if (path.startsWith('/uploads')) return `uploads.${access}`;
  if (path.includes('/products')) return `products.${access}`;
  if (path.includes('/webhooks')) return `webhooks.${access}`;
  return 'shops.read';
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function sign(body: string): string {
  return createHmac('sha256', KEY).update(body).digest('base64url');
}

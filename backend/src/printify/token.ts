import { z } from 'zod';
import { DAY_MS } from '../platform/time.ts';
import { neededScopes, type PrintifyScope } from './client/printify-error.ts';

/** What a personal access token says of itself. Nobody has verified it: it explains, it decides nothing. */
export interface TokenFacts {
  /** The Printify account; null where the token does not say. */
  subject: string | null;
  /** Null where the token names no permissions. */
  scopes: string[] | null;
  expiresAt: Date | null;
}

const nothing: TokenFacts = { subject: null, scopes: null, expiresAt: null };
const most = { subject: 100, scope: 60, scopes: 60 } as const;
/** Seconds since 1970 at the end of the year 9999. */
const latest = 253_402_300_799;

const claims = z.object({
  sub: z
    .union([z.string().min(1).max(most.subject), z.int().transform(String)])
    .nullish()
    .catch(null),
  scopes: z.array(z.string().max(most.scope)).max(most.scopes).nullish().catch(null),
  exp: z.number().min(0).max(latest).nullish().catch(null),
});

/** Reads the claims of a JWT (contracts/providers.md P1); a token that is none, or an odd one, says nothing. */
export function readToken(token: string): TokenFacts {
  const [, middle, , ...more] = token.split('.');
  if (!middle || more.length > 0) return nothing;
  const read = claims.safeParse(decode(middle));
  if (!read.success) return nothing;
  const { sub, scopes, exp } = read.data;
  return {
    subject: sub ?? null,
    scopes: scopes?.length ? scopes : null,
    expiresAt: typeof exp === 'number' ? new Date(exp * 1000) : null,
  };
}

/** The permissions that we need and the token does not carry; none where it does not say which it has. */
export function scopesMissing({ scopes }: TokenFacts): PrintifyScope[] {
  if (!scopes || scopes.includes('*')) return [];
  return neededScopes.filter((scope) => !scopes.includes(scope));
}

/** Days before a token's end at which its seller is warned, nearest first. */
export const warningDays = [3, 30] as const;

/** The nearest of the days of warning that have come; null while the end is far, or not known. */
export function warningDue(expiresAt: Date | null, now: Date): number | null {
  if (!expiresAt) return null;
  const left = (expiresAt.getTime() - now.getTime()) / DAY_MS;
  return warningDays.find((days) => left <= days) ?? null;
}

/** What Settings says about a token's end; null while it is far, or not known. */
export function expiryWarning(expiresAt: Date | null, now: Date): string | null {
  if (!expiresAt || warningDue(expiresAt, now) === null) return null;
  const day = expiresAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const renew = 'Make a new one in Printify and connect again.';
  if (expiresAt <= now) return `Your Printify token ended on ${day}. ${renew}`;
  return `Your Printify token ends on ${day}. ${renew} Until then everything works.`;
}

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

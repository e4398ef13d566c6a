import { decodeJwt } from 'jose';
import { z } from 'zod';
import { DAY_MS } from '../../platform/time.ts';
import { neededScopes, type PrintifyScope } from './printify-error.ts';

/** The claims of a personal access token. Its signature is not verified, so they explain and decide nothing. */
export interface TokenFacts {
  /** The Printify account; null where the token does not say. */
  subject: string | null;
  scopes: string[] | null;
  expiresAt: Date | null;
}

const noFacts: TokenFacts = { subject: null, scopes: null, expiresAt: null };
const maxLength = { subject: 100, scope: 60, scopes: 60 } as const;
/** Seconds since 1970 at the end of the year 9999. */
const latestExp = 253_402_300_799;

const claims = z.object({
  sub: z
    .union([z.string().min(1).max(maxLength.subject), z.int().transform(String)])
    .nullish()
    .catch(null),
  scopes: z.array(z.string().max(maxLength.scope)).max(maxLength.scopes).nullish().catch(null),
  exp: z.number().min(0).max(latestExp).nullish().catch(null),
});

/** Reads the claims of a JWT (contracts/providers.md P1); a token that is none, or a malformed one, has no facts. */
export function readToken(token: string): TokenFacts {
  const read = claims.safeParse(decodeClaims(token));
  if (!read.success) return noFacts;
  const { sub, scopes, exp } = read.data;
  return {
    subject: sub ?? null,
    scopes: scopes?.length ? scopes : null,
    expiresAt: typeof exp === 'number' ? new Date(exp * 1000) : null,
  };
}

export function scopesMissing({ scopes }: TokenFacts): PrintifyScope[] {
  if (!scopes || scopes.includes('*')) return [];
  return neededScopes.filter((scope) => !scopes.includes(scope));
}

export const warningDays = [3, 30] as const;

/** The nearest of the warning days that are reached; null while the token is far from expiring, or does not say. */
export function warningDue(expiresAt: Date | null, now: Date): number | null {
  if (!expiresAt) return null;
  const left = (expiresAt.getTime() - now.getTime()) / DAY_MS;
  return warningDays.find((days) => left <= days) ?? null;
}

export function expiryWarning(expiresAt: Date | null, now: Date): string | null {
  if (!expiresAt || warningDue(expiresAt, now) === null) return null;
  const day = expiresAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const renew = 'Generate a new one in Printify and reconnect.';
  if (expiresAt <= now) return `Your Printify token expired on ${day}. ${renew}`;
  return `Your Printify token expires on ${day}. ${renew} Everything works until then.`;
}

function decodeClaims(token: string): unknown {
  try {
    return decodeJwt(token);
  } catch {
    return undefined;
  }
}

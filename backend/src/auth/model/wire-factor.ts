import { z } from 'zod';

export interface FactorRow {
  id: string;
  type: string;
  status: string;
  friendlyName: string;
  lastChallengedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** A factor as the wire protocol shows it, in `factors` of the user. */
export interface WireFactor {
  id: string;
  friendly_name: string;
  factor_type: string;
  status: string;
  created_at: string;
  updated_at: string;
  last_challenged_at?: string;
}

export function toWireFactor(factor: FactorRow): WireFactor {
  return {
    id: factor.id,
    friendly_name: factor.friendlyName,
    factor_type: factor.type,
    status: factor.status,
    created_at: factor.createdAt.toISOString(),
    updated_at: factor.updatedAt.toISOString(),
    ...(factor.lastChallengedAt ? { last_challenged_at: factor.lastChallengedAt.toISOString() } : {}),
  };
}

const authenticationMethods = z.array(z.object({ method: z.string(), timestamp: z.number() }));
export type AuthenticationMethod = z.infer<typeof authenticationMethods>[number];

/** The `amr` of a session that one more method has been used in; a method counts once, newest first. */
export function withMethod(amr: unknown, method: string, now: Date): AuthenticationMethod[] {
  return [{ method, timestamp: Math.floor(now.getTime() / 1000) }, ...withoutMethods(amr, [method])];
}

export function withoutMethods(amr: unknown, methods: readonly string[]): AuthenticationMethod[] {
  return authenticationMethods.parse(amr).filter(({ method }) => !methods.includes(method));
}

/** What a session's `amr` says of a factor that raised it. */
export const factorMethods = { totp: 'totp', recovery_code: 'mfa/recovery_code', webauthn: 'mfa/webauthn' } as const;

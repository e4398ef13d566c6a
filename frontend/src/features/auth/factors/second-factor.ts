import type { Factor, Session } from '@supabase/auth-js';
import { authClient } from '../../../api/client/auth-client.ts';
import { type AuthRefusal, describeAuthError } from '../problems/describe-auth-error.ts';

/** Whether a second factor was verified in this session. */
export function hasSecondFactor({ access_token }: Session): boolean {
  return claimsOf(access_token).aal === 'aal2';
}

/** Whether the server wants a second factor before anything else. */
export function needsSecondFactor(session: Session): boolean {
  const proofs = [...verifiedApps(session), ...verifiedPasskeys(session)];
  return proofs.length > 0 && !hasSecondFactor(session);
}

export function verifiedApps(session: Session): Factor[] {
  return verifiedOf(session, 'totp');
}

export function verifiedPasskeys(session: Session): Factor[] {
  return verifiedOf(session, 'webauthn');
}

function verifiedOf({ user }: Session, type: Factor['factor_type']): Factor[] {
  return (user.factors ?? []).filter((factor) => factor.factor_type === type && factor.status === 'verified');
}

export function hasRecoveryCodes({ user }: Session): boolean {
  return (user.factors ?? []).some((factor) => factor.factor_type === 'recovery_code');
}

/** Returns the problem, or null. */
export async function verifyCode(factorId: string, code: string): Promise<string | null> {
  const { error } = await authClient().mfa.challengeAndVerify({ factorId, code: code.replace(/\s/g, '') });
  return error && describeFactorError(error);
}

/** Returns the problem, or null. */
export async function verifyRecoveryCode(code: string): Promise<string | null> {
  const { error } = await authClient().mfa.recoveryCodes.verify({ code });
  if (error?.code === 'mfa_verification_failed')
    return 'This code is wrong or was used already. Enter another of your recovery codes.';
  return error && describeFactorError(error);
}

/** What a person can do about a refusal. */
export function describeFactorError(error: AuthRefusal): string {
  return error.code === 'reauthentication_needed' ? signInAgain('app') : describeAuthError(error);
}

/** A session of a while ago adds nothing: it may be a stolen one. */
export function signInAgain(kind: 'app' | 'passkey'): string {
  return `You signed in a while ago. Sign out and in again, then add the ${kind}.`;
}

function claimsOf(token: string): { aal?: string } {
  const [, payload = ''] = token.split('.');
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { aal?: string };
}

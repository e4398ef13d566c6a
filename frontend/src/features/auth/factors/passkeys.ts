import { authClient } from '../../../api/client/auth-client.ts';
import { clientConfig } from '../../../api/client/config.ts';
import { signInAgain } from './second-factor.ts';

/** A hosted project has passkeys of its own, by its own settings. */
export function accountsAreOurs(): boolean {
  return !clientConfig().auth.anonKey;
}

/** Whether this browser can ask for one. */
export function canUsePasskeys(): boolean {
  return accountsAreOurs() && 'PublicKeyCredential' in window;
}

/** Returns the problem, or null. */
export async function signInWithPasskey(): Promise<string | null> {
  const { error } = await authClient().signInWithPasskey();
  return error && describePasskeyError(error);
}

/** The second step. The factor may be any passkey of the account. Returns the problem, or null. */
export async function verifyPasskey(factorId: string): Promise<string | null> {
  const { error } = await authClient().mfa.webauthn.authenticate({ factorId, webauthn: {} });
  return error && describePasskeyError(error);
}

/** Returns the problem, or null. */
export async function addPasskey(friendlyName: string): Promise<string | null> {
  const { mfa } = authClient();
  const { data: factor, error } = await mfa.enroll({ factorType: 'webauthn', friendlyName });
  if (error) return describePasskeyError(error);
  const problem = await createCredential(factor.id).catch(describePasskeyError);
  if (problem) await mfa.unenroll({ factorId: factor.id });
  return problem;
}

/** Not `mfa.webauthn.register`, which asks for security keys alone. */
async function createCredential(factorId: string): Promise<string | null> {
  const { mfa } = authClient();
  const site = { rpId: window.location.hostname, rpOrigins: [window.location.origin] };
  const { data: challenge, error } = await mfa.challenge({ factorId, webauthn: site });
  if (error) return describePasskeyError(error);
  if (challenge.type !== 'webauthn' || challenge.webauthn.type !== 'create') return NOT_ACCEPTED;
  const { publicKey } = challenge.webauthn.credential_options;
  const credential = await navigator.credentials.create({ publicKey } as CredentialCreationOptions);
  if (!(credential instanceof PublicKeyCredential)) return NOT_ACCEPTED;
  const webauthn = { ...site, type: 'create' as const, credential_response: credential };
  const verified = await mfa.verify({ factorId, challengeId: challenge.id, webauthn } as never);
  return verified.error && describePasskeyError(verified.error);
}

const NOT_ACCEPTED = 'This passkey was not accepted. It may have been removed. Try again, or sign in another way.';
const TOO_LATE = 'That took too long. Please try again.';
const WRONG_ADDRESS = 'Passkeys do not work at this address. Open Inkloom at its usual one.';

/** By the code of the server's refusal, or by the name of the browser's error. */
const WORDS: Record<string, string> = {
  NotAllowedError:
    'No passkey was used: the prompt was closed, or took too long. A passkey of another device can be used by choosing that device in the prompt.',
  AbortError: 'No passkey was used: the prompt was closed.',
  InvalidStateError: 'This device already has a passkey of your account.',
  SecurityError: WRONG_ADDRESS,
  validation_failed: WRONG_ADDRESS,
  webauthn_credential_not_found: 'This passkey has been removed.',
  webauthn_credential_exists: 'This passkey is taken already.',
  webauthn_challenge_expired: TOO_LATE,
  webauthn_challenge_not_found: TOO_LATE,
  mfa_challenge_expired: TOO_LATE,
  webauthn_verification_failed: NOT_ACCEPTED,
  mfa_verification_failed: NOT_ACCEPTED,
  mfa_factor_name_conflict: 'You have a passkey or an app of this name. Choose another name.',
  too_many_enrolled_mfa_factors: 'You have ten already. Remove one first.',
  reauthentication_needed: signInAgain('passkey'),
  user_banned: 'This account is suspended.',
};

interface PasskeyProblem {
  name: string;
  message: string;
  code?: string | number;
}

/** What a person can do about it. */
export function describePasskeyError({ code, name, message }: PasskeyProblem): string {
  return WORDS[String(code)] ?? WORDS[name] ?? message;
}

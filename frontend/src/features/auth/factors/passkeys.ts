import { authClient } from '../../../api/client/auth-client.ts';
import { clientConfig } from '../../../api/client/config.ts';
import { AUTH_WORDS } from '../problems/auth-words.ts';
import { type AuthRefusal, describeAuthError } from '../problems/describe-auth-error.ts';
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

const NOT_ACCEPTED = AUTH_WORDS.webauthn_verification_failed ?? '';
const WRONG_ADDRESS = 'Passkeys do not work at this address. Open Inkloom at its usual one.';

/** By the name of the browser's error, or the code of a refusal that has other words of a passkey. */
const WORDS: Record<string, string> = {
  NotAllowedError:
    'No passkey was used: the prompt was closed, or took too long. A passkey of another device can be used by choosing that device in the prompt.',
  AbortError: 'No passkey was used: the prompt was closed.',
  InvalidStateError: 'This device already has a passkey of your account.',
  SecurityError: WRONG_ADDRESS,
  validation_failed: WRONG_ADDRESS,
  mfa_verification_failed: NOT_ACCEPTED,
  reauthentication_needed: signInAgain('passkey'),
};

/** What a person can do about it. */
export function describePasskeyError(error: AuthRefusal): string {
  return WORDS[String(error.code)] ?? WORDS[String(error.name)] ?? describeAuthError(error);
}

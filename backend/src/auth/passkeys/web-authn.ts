import { Injectable } from '@nestjs/common';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import { AppConfig } from '../../platform/config/config.ts';
import type { Passkey, User } from '../../platform/prisma/client/client.ts';
import { AuthError } from '../model/auth-error.ts';
import type { CreatedCredential, SiteBody, UsedCredential } from '../model/passkey-bodies.ts';
import { challengeMs } from './passkey-challenges.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type KnownPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'transports'>;
export type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** Asked of every passkey, for each can sign in alone: a fingerprint, a face or a PIN. */
const userVerification = 'required';
/** Left to the browser. Clients of the protocol would otherwise ask for security keys alone. */
const hints: [] = [];

/** What browsers are asked, and whether their answers are right. Of which site is our own setting, never the client's. */
@Injectable()
export class WebAuthn {
  private readonly rpId: string;
  private readonly origin: string;

  constructor(config: AppConfig) {
    const { hostname, origin } = new URL(config.publicUrl);
    this.rpId = hostname;
    this.origin = origin;
  }

  /** @throws AuthError validation_failed where the client is at another site */
  checkSite({ rpId, rpOrigins }: SiteBody): void {
    const isOurs = (!rpId || rpId === this.rpId) && rpOrigins.every((origin) => origin === this.origin);
    if (!isOurs) throw new AuthError('validation_failed', `Passkeys of this server belong to ${this.origin}`);
  }

  /** For `navigator.credentials.create`. */
  async creationOptions({ id, email, name }: User, challenge: Bytes, taken: readonly KnownPasskey[]): Promise<object> {
    const options = await generateRegistrationOptions({
      rpName: 'Inkloom',
      rpID: this.rpId,
      userID: Buffer.from(id),
      userName: email,
      userDisplayName: name || email,
      challenge,
      timeout: challengeMs,
      excludeCredentials: taken.map(toDescriptor),
      authenticatorSelection: { residentKey: 'required', userVerification },
    });
    return { ...options, hints };
  }

  /** For `navigator.credentials.get`. None known: the browser offers what it has. */
  async requestOptions(challenge: Bytes, known: readonly KnownPasskey[]): Promise<object> {
    const allowCredentials = known.map(toDescriptor);
    const options = { rpID: this.rpId, challenge, timeout: challengeMs, allowCredentials, userVerification } as const;
    return { ...(await generateAuthenticationOptions(options)), hints };
  }

  /** Null where anything is not as it was asked. */
  async verifyCreation(response: CreatedCredential, challenge: Bytes): Promise<NewPasskey | null> {
    try {
      refuseCertificates(response);
      const { registrationInfo } = await verifyRegistrationResponse({ response, ...this.expectations(challenge) });
      if (!registrationInfo) return null;
      const { id, publicKey, counter } = registrationInfo.credential;
      const { transports } = response.response;
      return { credentialId: fromBase64(id), publicKey, counter: BigInt(counter), transports };
    } catch {
      return null;
    }
  }

  /** Returns the authenticator's counter, which is not compared yet; null where anything is not as it was asked. */
  async verifyUse(response: UsedCredential, challenge: Bytes, known: KnownPasskey): Promise<bigint | null> {
    const credential = { id: toBase64(known.credentialId), publicKey: new Uint8Array(known.publicKey), counter: 0 };
    try {
      const expectations = this.expectations(challenge);
      const verified = await verifyAuthenticationResponse({ response, credential, ...expectations });
      return verified.verified ? BigInt(verified.authenticationInfo.newCounter) : null;
    } catch {
      return null;
    }
  }

  private expectations(challenge: Bytes) {
    return {
      expectedChallenge: toBase64(challenge),
      expectedOrigin: this.origin,
      expectedRPID: this.rpId,
      requireUserVerification: true,
    };
  }
}

/** None is asked for. The library would fetch the revocation list that a certificate names, from any address. */
function refuseCertificates({ response }: CreatedCredential): void {
  const attestation = decodeAttestationObject(fromBase64(response.attestationObject));
  const isPlain = ['none', 'packed'].includes(attestation.get('fmt')) && !attestation.get('attStmt').get('x5c');
  if (!isPlain) throw new Error('The attestation has certificates.');
}

function toDescriptor({ credentialId, transports }: KnownPasskey) {
  return { id: toBase64(credentialId), transports };
}

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}

export function fromBase64(text: string): Bytes {
  return new Uint8Array(Buffer.from(text, 'base64url'));
}

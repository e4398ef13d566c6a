import { createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint, type JWK } from 'jose';
import type { AppConfig } from '../../platform/config/config.ts';
import { algorithm } from '../model/claims.ts';

/** The keys of our own tokens: the first signs; all of them are accepted and published. */
export class SigningKeys {
  private constructor(
    readonly signing: { kid: string; key: KeyObject },
    private readonly accepted: ReadonlyMap<string, KeyObject>,
  ) {}

  /** A key without a `kid` is named by its thumbprint (RFC 7638). */
  static async from({ signingKey, previousKeys }: AppConfig['auth']): Promise<SigningKeys> {
    const kids = await Promise.all([signingKey, ...previousKeys].map(kidOf));
    const accepted = new Map<string, KeyObject>();
    [signingKey, ...previousKeys].forEach((jwk, index) => {
      accepted.set(kids[index] ?? '', createPublicKey({ key: jwk as JsonWebKey, format: 'jwk' }));
    });
    const key = createPrivateKey({ key: signingKey as JsonWebKey, format: 'jwk' });
    return new SigningKeys({ kid: kids[0] ?? '', key }, accepted);
  }

  find(kid: string | undefined): KeyObject | undefined {
    return this.accepted.get(kid ?? '');
  }

  publicSet(): { keys: object[] } {
    const keys = [...this.accepted].map(([kid, key]) => {
      const { kty, crv, x, y } = key.export({ format: 'jwk' });
      return { kid, kty, crv, x, y, alg: algorithm, use: 'sig', key_ops: ['verify'] };
    });
    return { keys };
  }
}

async function kidOf(jwk: Record<string, unknown>): Promise<string> {
  return typeof jwk.kid === 'string' ? jwk.kid : calculateJwkThumbprint(jwk as JWK);
}

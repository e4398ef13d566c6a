import { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { createRemoteJWKSet, decodeProtectedHeader, errors, type FlattenedJWSInput } from 'jose';
import { ExtractJwt, Strategy, type StrategyOptionsWithoutRequest } from 'passport-jwt';
import { AppConfig } from '../platform/config/config.ts';
import { audience } from './access-tokens.ts';
import { algorithm, SigningKeys } from './signing-keys.ts';

/** What we read of a token that has been verified. */
export interface Claims {
  sub: string;
  email?: string;
  session_id?: string;
}

/** Thrown where the keys to check a token with cannot be had just now. */
export class KeysUnavailable extends Error {
  constructor(cause: unknown) {
    super('The keys of the hosted project cannot be read.', { cause });
  }
}

type KeyFinder = (token: string) => Promise<KeyObject>;

/**
 * Verifies bearer tokens: signature by `kid`, pinned algorithms, issuer, audience and expiry. The keys are our own, or
 * those of a hosted Supabase project where one is configured.
 */
@Injectable()
export class TokenCheck {
  private readonly strategy: Strategy;

  constructor(config: AppConfig, keys: SigningKeys) {
    const { jwksUrl, issuer } = config.auth;
    const find = jwksUrl ? hostedKeys(jwksUrl) : ownKeys(keys);
    const options: StrategyOptionsWithoutRequest = {
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: (_request, token, done) => {
        find(token).then((key) => done(null, key as never), done);
      },
      algorithms: jwksUrl ? [algorithm, 'RS256'] : [algorithm],
      issuer,
      audience,
    };
    this.strategy = new Strategy(options, (claims, done) => done(null, claims));
  }

  /** The claims of the request's token. @throws whatever is wrong with it, in the library's words */
  verify(request: FastifyRequest): Promise<Claims> {
    return new Promise((resolve, reject) => {
      // One strategy serves many requests: Passport, too, gives each a copy with outcomes of its own.
      const attempt: Strategy = Object.create(this.strategy);
      attempt.success = (claims) => resolve(claims as Claims);
      attempt.fail = (reason: unknown) => reject(reason instanceof Error ? reason : new Error('refused'));
      attempt.error = reject;
      attempt.authenticate(request as never);
    });
  }
}

function ownKeys(keys: SigningKeys): KeyFinder {
  return async (token) => {
    const key = keys.find(decodeProtectedHeader(token).kid);
    if (!key) throw new Error('unrecognized JWT kid');
    return key;
  };
}

function hostedKeys(url: string): KeyFinder {
  const remote = createRemoteJWKSet(new URL(url));
  return async (token) => {
    const header = decodeProtectedHeader(token) as Parameters<typeof remote>[0];
    return KeyObject.from(await remote(header, {} as FlattenedJWSInput).catch(asUnavailable));
  };
}

/** That a project has no such key is the token's fault; that it does not answer is not, and signs nobody out. */
function asUnavailable(error: unknown): never {
  throw error instanceof errors.JWKSNoMatchingKey ? error : new KeysUnavailable(error);
}

import { KeyObject, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { createRemoteJWKSet, decodeProtectedHeader, errors } from 'jose';
import passport from 'passport';
import { ExtractJwt, Strategy, type StrategyOptionsWithoutRequest } from 'passport-jwt';
import { AppConfig } from '../../platform/config/config.ts';
import { algorithm, audience, type Claims } from '../model/claims.ts';
import { SigningKeys } from '../tokens/signing-keys.ts';

export class KeysUnavailable extends Error {
  constructor(cause: unknown) {
    super('The keys of the hosted project cannot be read.', { cause });
  }
}

type KeyFinder = (token: string) => Promise<KeyObject>;

/** By our own keys, or by those of a hosted Supabase project where one is configured. */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy) {
  constructor(config: AppConfig, keys: SigningKeys) {
    super(optionsFor(config.auth, keys));
    // Passport has one list of strategies for the process, by name: two apps in one process (tests) need two names.
    this.name = `bearer-${randomUUID()}`;
    passport.use(this);
  }

  validate(claims: Claims): Claims {
    return claims;
  }
}

function optionsFor({ jwksUrl, issuer }: AppConfig['auth'], keys: SigningKeys): StrategyOptionsWithoutRequest {
  const findKey = jwksUrl ? hostedKeys(jwksUrl) : ownKeys(keys);
  return {
    jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
    secretOrKeyProvider: (_request, token, done) => {
      // jsonwebtoken takes a KeyObject; the types of passport-jwt lack it.
      findKey(token).then((key) => done(null, key as never), done);
    },
    algorithms: jwksUrl ? [algorithm, 'RS256'] : [algorithm],
    issuer,
    audience,
  };
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
    return KeyObject.from(await remote(decodeProtectedHeader(token)).catch(rethrowAsUnavailable));
  };
}

/** A key that the project does not have is the token's fault. A project that does not answer must sign nobody out. */
function rethrowAsUnavailable(error: unknown): never {
  throw error instanceof errors.JWKSNoMatchingKey ? error : new KeysUnavailable(error);
}

import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../platform/http/decorators.ts';
import { Identities } from './identities.ts';
import { VerifiedTokens } from './verified-tokens.ts';

/** Who asks, where this process knows it already: without a signature to check and without the database. */
@Injectable()
export class KnownUsers {
  constructor(
    private readonly tokens: VerifiedTokens,
    private readonly identities: Identities,
  ) {}

  /** Undefined where the guard must find out. */
  find(authorization: string | undefined): AuthUser | undefined {
    const claims = this.tokens.find(authorization);
    return claims && this.identities.peekUser(claims);
  }
}

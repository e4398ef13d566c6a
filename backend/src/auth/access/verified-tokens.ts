import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '../../platform/time.ts';
import type { Claims } from '../model/claims.ts';

const mostTokens = 20_000;
/** A key that a hosted project takes back counts for so long at most. */
const longestMs = 5 * MINUTE_MS;

/** Tokens whose signature was checked a while ago: it does not change. Whether their session lives is another question. */
@Injectable()
export class VerifiedTokens {
  private readonly claims = new LRUCache<string, Claims>({ max: mostTokens });

  /** Undefined where the signature must be checked, or the token's time is over. */
  find(authorization: string | undefined): Claims | undefined {
    return authorization === undefined ? undefined : this.claims.get(authorization);
  }

  save(authorization: string | undefined, claims: Claims): void {
    const left = (claims.exp ?? 0) * 1000 - Date.now();
    if (authorization !== undefined && left > 0) {
      this.claims.set(authorization, claims, { ttl: Math.min(left, longestMs) });
    }
  }
}

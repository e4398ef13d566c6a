import { Injectable } from '@nestjs/common';
import { AppConfig } from '../platform/config/config.ts';
import { sha256 } from '../platform/crypto/crypto.ts';
import { type LimitDefinition, RateLimits } from '../platform/limits/rate-limits.ts';
import type { LinkKind } from './link-kinds.ts';

/** Seconds. */
const window = 300;

/** How many times the configured number each bucket holds, in GoTrue's proportions. */
const shares = {
  signUp: 1,
  recover: 1,
  resend: 1,
  otp: 1,
  updateUser: 1,
  verify: 1,
  token: 5,
  // On a 429 a client may drop its session, and a household or an office shares one address.
  refresh: 60,
};

export type Bucket = keyof typeof shares;

export const mailInterval = 'auth-mail-interval';
export const mailCap = 'auth-mails';

/** The limits of the auth endpoints, counted over all nodes. */
@Injectable()
export class AuthLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly config: AppConfig,
  ) {}

  /** Counts one request of this client. @throws LimitReached */
  async request(bucket: Bucket, ip: string): Promise<void> {
    const points = shares[bucket] * this.config.auth.requestsPer5Minutes;
    await this.limits.consume({ name: `auth-${bucket}`, points, seconds: window }, ip);
  }

  /**
   * Counts one mail to this address, before anything is known about it: an address that nobody has is refused just as
   * one that somebody has.
   * @throws LimitReached
   */
  async mail(kind: LinkKind, email: string): Promise<void> {
    const { mailIntervalSeconds: seconds, mailsPerHour: points } = this.config.auth;
    const key = Buffer.from(sha256(`${kind}:${email}`)).toString('base64url');
    if (seconds > 0) await this.limits.consume({ name: mailInterval, points: 1, seconds }, key);
    await this.limits.consume({ name: mailCap, points, seconds: 3600 }, 'all');
  }
}

/** The words GoTrue has for a mail limit, or null for a request limit. */
export function describeMailLimit({ name }: LimitDefinition, seconds: number): string | null {
  if (name === mailCap) return 'email rate limit exceeded';
  if (name !== mailInterval) return null;
  return `For security purposes, you can only request this after ${seconds} seconds.`;
}

import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import { sha256 } from '../../platform/crypto/crypto.ts';
import { type LimitDefinition, RateLimits } from '../../platform/limits/rate-limits.ts';
import type { LinkKind } from '../model/link-kinds.ts';

const windowSeconds = 300;

/** What share of the configured number each bucket allows, in GoTrue's proportions. */
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

export type RequestBucket = keyof typeof shares;

const mailInterval = 'auth-mail-interval';
const mailCap = 'auth-mails';

@Injectable()
export class AuthRateLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly config: AppConfig,
  ) {}

  async countRequest(bucket: RequestBucket, ip: string): Promise<void> {
    const points = shares[bucket] * this.config.auth.requestsPer5Minutes;
    await this.limits.consume({ name: `auth-${bucket}`, points, seconds: windowSeconds }, ip);
  }

  /** Before the account is looked up, so that a refusal reveals nothing. @throws LimitReached */
  async countMail(kind: LinkKind, email: string): Promise<void> {
    const { mailIntervalSeconds: seconds, mailsPerHour: points } = this.config.auth;
    const key = Buffer.from(sha256(`${kind}:${email}`)).toString('base64url');
    if (seconds > 0) await this.limits.consume({ name: mailInterval, points: 1, seconds }, key);
    await this.limits.consume({ name: mailCap, points, seconds: 3600 }, 'all');
  }
}

export function describeMailLimit({ name }: LimitDefinition, seconds: number): string | null {
  if (name === mailCap) return 'email rate limit exceeded';
  if (name !== mailInterval) return null;
  return `For security purposes, you can only request this after ${seconds} seconds.`;
}

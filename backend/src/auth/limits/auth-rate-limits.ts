import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import { sha256 } from '../../platform/crypto/crypto.ts';
import { networkOf } from '../../platform/http/network.ts';
import { type LimitDefinition, LimitReached, RateLimits } from '../../platform/limits/rate-limits.ts';
import type { LinkKind } from '../model/link-kinds.ts';
import type { MailCodePurpose } from '../model/mail-code.ts';
import { KnownNetworks } from './known-networks.ts';

const windowSeconds = 300;

/** What share of the configured number each bucket allows, in GoTrue's proportions. */
const shares = {
  signUp: 1,
  recover: 1,
  resend: 1,
  otp: 1,
  updateUser: 1,
  verify: 1,
  factor: 5,
  passkey: 5,
  token: 5,
  // On a 429 a client may drop its session, and a household or an office shares one address.
  refresh: 60,
};

export type RequestBucket = keyof typeof shares;

const mailInterval = 'auth-mail-interval';
const mailsOfNetwork: LimitDefinition = { name: 'auth-mails-network', points: 10, seconds: 3600 };
/** What strangers together can have sent to one address: a mailbox must not be flooded from many networks. */
const mailsOfRecipient: LimitDefinition = { name: 'auth-mails-recipient', points: 50, seconds: 3600 };

/** Seconds to wait, or whether the mail goes out. */
type MailVerdict = 'send' | 'drop' | number;

@Injectable()
export class AuthRateLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly networks: KnownNetworks,
    private readonly config: AppConfig,
  ) {}

  async countRequest(bucket: RequestBucket, ip: string): Promise<void> {
    const points = shares[bucket] * this.config.auth.requestsPer5Minutes;
    await this.limits.consume({ name: `auth-${bucket}`, points, seconds: windowSeconds }, networkOf(ip));
  }

  /** By network too, so that no stranger uses up what the owner may ask for. Before the account is looked up, so that a refusal reveals nothing. @throws LimitReached */
  async countMail(kind: LinkKind | MailCodePurpose, email: string, ip: string): Promise<void> {
    const { mailIntervalSeconds: seconds } = this.config.auth;
    if (seconds === 0) return;
    const key = keyOf(`${kind}:${email}:${networkOf(ip)}`);
    await this.limits.consume({ name: mailInterval, points: 1, seconds }, key);
    await this.limits.consume(mailsOfNetwork, key);
  }

  /** When a mail is about to be sent. What is over the limit of the whole product is late, never refused. */
  async countSentMail(email: string, network: string): Promise<MailVerdict> {
    if (await this.networks.includes(email, network)) return 'send';
    const total = { name: 'auth-mails', points: this.config.auth.mailsPerHour, seconds: 3600 };
    try {
      await this.limits.consume(mailsOfRecipient, keyOf(email));
      await this.limits.consume(total, 'all');
      return 'send';
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      return error.limit.name === total.name ? error.retryAfterSeconds : 'drop';
    }
  }
}

function keyOf(text: string): string {
  return Buffer.from(sha256(text)).toString('base64url');
}

export function describeMailLimit({ name }: LimitDefinition, seconds: number): string | null {
  if (name === mailInterval) return `For security purposes, you can only request this after ${seconds} seconds.`;
  return name === mailsOfNetwork.name ? 'email rate limit exceeded' : null;
}

import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import { sha256 } from '../../platform/crypto/crypto.ts';
import { networkOf } from '../../platform/http/network.ts';
import { type LimitDefinition, LimitReached, RateLimits } from '../../platform/limits/rate-limits.ts';
import { waitInWords } from '../../platform/limits/wait-words.ts';
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
/** The first mail of a network in an hour has a count of its own, so that a few networks do not silence the others. */
const firstMail: LimitDefinition = { name: 'auth-mail-first', points: 1, seconds: 3600 };
const firstMailsOfRecipient: LimitDefinition = { name: 'auth-mails-recipient-first', points: 50, seconds: 3600 };
/** Wrong sign-in codes of one network, so that a stranger does not use up the owner's. */
const codesOfNetwork: LimitDefinition = { name: 'auth-mail-codes', points: 5, seconds: 600 };
/** Wrong codes of an app in a row; three of a million codes are right at a time. */
export const codesOfFactor: LimitDefinition = { name: 'auth-factor-tries', points: 5, seconds: 900 };
export const codesOfUser: LimitDefinition = { name: 'auth-factor-user-tries', points: 10, seconds: 900 };
/** Nobody waits for a mail for longer, and what waits must not grow without end. */
const longestWaitMs = 6 * 3_600_000;

export interface MailRequest {
  email: string;
  network: string;
  /** In ms. */
  askedAt: number;
}

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

  /** Before a mailed code is looked at. @throws LimitReached */
  async countCode(email: string, ip: string): Promise<void> {
    await this.limits.consume(codesOfNetwork, keyOf(`${email}:${networkOf(ip)}`));
  }

  async forgetCodes(email: string, ip: string): Promise<void> {
    await this.limits.reset(codesOfNetwork, keyOf(`${email}:${networkOf(ip)}`));
  }

  /**
   * When a mail is about to be sent. What is over a limit is late; it is dropped only where strangers have filled the
   * mailbox for hours.
   */
  async countSentMail({ email, network, askedAt }: MailRequest): Promise<MailVerdict> {
    if (await this.networks.includes(email, network)) return 'send';
    const ofRecipient = await this.recipientLimit(email, network);
    const wait = await this.waitFor(ofRecipient, keyOf(email));
    if (wait > 0) return Date.now() - askedAt > longestWaitMs ? 'drop' : wait;
    const total = { name: 'auth-mails', points: this.config.auth.mailsPerHour, seconds: 3600 };
    const waitOfAll = await this.waitFor(total, 'all');
    if (waitOfAll === 0) return 'send';
    // It is counted when its turn comes.
    await this.limits.refund(ofRecipient, keyOf(email));
    return waitOfAll;
  }

  private async recipientLimit(email: string, network: string): Promise<LimitDefinition> {
    const isFirst = await this.limits.tryConsume(firstMail, keyOf(`${email}:${network}`));
    return isFirst ? firstMailsOfRecipient : mailsOfRecipient;
  }

  /** Seconds; zero where it is counted. */
  private async waitFor(limit: LimitDefinition, key: string): Promise<number> {
    try {
      await this.limits.consume(limit, key);
      return 0;
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      return error.retryAfterSeconds;
    }
  }
}

function keyOf(text: string): string {
  return Buffer.from(sha256(text)).toString('base64url');
}

/** The first sentences are GoTrue's. */
export function describeMailLimit({ name }: LimitDefinition, seconds: number): string | null {
  if (name === mailInterval) return `For security purposes, you can only request this after ${seconds} seconds.`;
  return name === mailsOfNetwork.name ? `email rate limit exceeded. Try again in ${waitInWords(seconds)}.` : null;
}

/** Of any other limit of accounts. */
export function describeRequestLimit({ name }: LimitDefinition, seconds: number): string {
  const codes = [codesOfNetwork.name, codesOfFactor.name, codesOfUser.name];
  const what = codes.includes(name) ? 'Too many wrong codes.' : 'Request rate limit reached.';
  return `${what} Try again in ${waitInWords(seconds)}.`;
}

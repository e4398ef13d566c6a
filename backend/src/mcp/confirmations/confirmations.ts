import { Injectable } from '@nestjs/common';
import { randomToken, SecretBox } from '../../platform/crypto/crypto.ts';
import { type LimitDefinition, RateLimits } from '../../platform/limits/rate-limits.ts';
import { Refusal } from '../model/refusal.ts';
import type { Confirmation } from '../model/tool.ts';

const validSeconds = 600;
const purpose = 'mcp-confirmation';
/** Each code has a bucket for one use, which lasts longer than the code. */
const once: LimitDefinition = { name: 'mcp-confirmation', points: 1, seconds: 2 * validSeconds };

/** Codes that say: the seller was asked about exactly this. Nothing is stored until one is used. */
@Injectable()
export class Confirmations {
  constructor(
    private readonly secrets: SecretBox,
    private readonly limits: RateLimits,
  ) {}

  issue(userId: string, subject: string, now = Date.now()): Confirmation {
    const expires = Math.floor(now / 1000) + validSeconds;
    const claim = `${expires}.${randomToken(12)}`;
    const signature = this.secrets.sign(purpose, `${claim} ${userId} ${subject}`);
    return { code: `${claim}.${signature}`, expiresAt: new Date(expires * 1000) };
  }

  /** Uses it up. @throws Refusal confirmation_invalid */
  async redeem(code: string, userId: string, subject: string, now = Date.now()): Promise<void> {
    const [expires = '', nonce = '', signature = ''] = code.split('.');
    const isGenuine = this.secrets.verify(purpose, `${expires}.${nonce} ${userId} ${subject}`, signature);
    if (!isGenuine) throw invalid('This code is not for this design, or the design or its listing has changed since.');
    if (Number(expires) * 1000 <= now) throw invalid('This code has expired.');
    if (!(await this.limits.tryConsume(once, nonce))) throw invalid('This code was used before.');
  }
}

const invalid = (error: string) => new Refusal(409, { code: 'confirmation_invalid', error });

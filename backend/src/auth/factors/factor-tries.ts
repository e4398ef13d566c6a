import { Injectable } from '@nestjs/common';
import { type LimitDefinition, RateLimits } from '../../platform/limits/rate-limits.ts';
import type { User } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { OwnerMails } from '../security/owner-mails.service.ts';

/** Wrong codes in a row; three of a million codes are right at a time. */
const ofFactor: LimitDefinition = { name: 'auth-factor-tries', points: 5, seconds: 900 };
const ofUser: LimitDefinition = { name: 'auth-factor-user-tries', points: 10, seconds: 900 };

/** Slows the guessing of codes, and warns the owner: who guesses has the password. */
@Injectable()
export class FactorTries {
  constructor(
    private readonly limits: RateLimits,
    private readonly prisma: PrismaService,
    private readonly mails: OwnerMails,
  ) {}

  /** Before the code is looked at, so that calls at once count too. Returns how many are left. @throws LimitReached */
  async count(factorId: string, userId: string): Promise<number> {
    const left = await this.limits.consume(ofFactor, factorId);
    return Math.min(left, await this.limits.consume(ofUser, userId));
  }

  async forget(factorId: string, userId: string): Promise<void> {
    await this.limits.reset(ofFactor, factorId);
    await this.limits.reset(ofUser, userId);
  }

  /** Once in a window: at the last wrong code that was looked at. */
  async warn(owner: User, left: number): Promise<void> {
    if (left === 0) await this.prisma.$transaction((tx) => this.mails.codesRefused(tx, owner));
  }
}

import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../platform/limits/rate-limits.ts';
import type { User } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { codesOfFactor, codesOfUser } from '../limits/auth-rate-limits.ts';
import { OwnerMails } from '../security/owner-mails.service.ts';

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
    const left = await this.limits.consume(codesOfFactor, factorId);
    return Math.min(left, await this.limits.consume(codesOfUser, userId));
  }

  async forget(factorId: string, userId: string): Promise<void> {
    await this.limits.reset(codesOfFactor, factorId);
    await this.limits.reset(codesOfUser, userId);
  }

  /** Once in a window: at the last wrong code that was looked at. */
  async warn(owner: User, left: number): Promise<void> {
    if (left === 0) await this.prisma.$transaction((tx) => this.mails.codesRefused(tx, owner));
  }
}

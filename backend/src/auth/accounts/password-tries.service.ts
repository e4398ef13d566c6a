import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../platform/audit/security-log.ts';
import { AppConfig } from '../../platform/config/config.ts';
import { networkOf } from '../../platform/http/network.ts';
import type { User } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { PasswordCheck, Passwords } from '../../users/index.ts';
import { KnownNetworks } from '../limits/known-networks.ts';
import { type GuessKey, PasswordGuesses } from '../limits/password-guesses.ts';
import { AuthError } from '../model/auth-error.ts';
import { OwnerMails } from '../security/owner-mails.service.ts';

export interface PasswordTry {
  /** Lower case; it may have no account. */
  email: string;
  password: string;
  ip: string;
}

/** The owner gets a mail at this many wrong tries in a row. */
const alarmAt = 10;

/** Every place that takes a password for an account asks here, so that all of them share one count. */
@Injectable()
export class PasswordTries {
  constructor(
    private readonly prisma: PrismaService,
    private readonly passwords: Passwords,
    private readonly checks: PasswordCheck,
    private readonly guesses: PasswordGuesses,
    private readonly networks: KnownNetworks,
    private readonly mails: OwnerMails,
    private readonly log: SecurityLog,
    private readonly config: AppConfig,
  ) {}

  /** The same refusal after the same time without an account (null). @throws AuthError invalid_credentials, LimitReached */
  async check(user: User | null, attempt: PasswordTry): Promise<void> {
    const isKnown = await this.networks.includes(attempt.email, networkOf(attempt.ip));
    await this.guesses.succeed(await this.verifyCounted(user, attempt, isKnown));
  }

  /** As `check`, for a caller that knows the account's networks and forgets the count that is returned. */
  async verifyCounted(
    user: User | null,
    { email, password, ip }: PasswordTry,
    isKnownNetwork: boolean,
  ): Promise<GuessKey> {
    const key = this.guesses.keyFor(email, isKnownNetwork ? 'known' : 'strange');
    const failures = await this.guesses.begin(key);
    if (await this.verify(user, password)) return key;
    this.log.note('sign_in_failed', { ...(user ? { userId: user.id } : {}), ip });
    if (user && failures === alarmAt) await this.warnOwner(user, ip);
    throw new AuthError('invalid_credentials');
  }

  private async verify(user: User | null, password: string): Promise<boolean> {
    if (!user) return this.passwords.verify(password, null);
    return this.checks.verify({ ...user, passwordHash: await this.hashOf(user) }, password);
  }

  /** Who waits for the confirmation is refused in other words, if the password is that of the newest sign-up. */
  private async hashOf({ id: userId, emailConfirmedAt, passwordHash }: User): Promise<string> {
    if (emailConfirmedAt) return passwordHash;
    const where = { userId, passwordHash: { not: null } };
    const newest = await this.prisma.flowState.findFirst({ where, orderBy: { createdAt: 'desc' } });
    return newest?.passwordHash ?? passwordHash;
  }

  private async warnOwner(user: User, ip: string): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      await this.log.record(tx, 'sign_in_locked', { userId: user.id, ip });
      // A hosted project has no "This was not me" of ours.
      if (user.emailConfirmedAt && !this.config.auth.jwksUrl) await this.mails.guessesFailed(tx, user, alarmAt);
    });
  }
}

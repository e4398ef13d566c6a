import { Injectable } from '@nestjs/common';
import { SignupGifts } from '../../credits/index.ts';
import { SecurityLog } from '../../platform/audit/security-log.ts';
import { AppConfig } from '../../platform/config/config.ts';
import { lockUserRow } from '../../platform/locks/user-row.ts';
import type { User } from '../../platform/prisma/client/client.ts';
import { Prisma, PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { isUniqueViolation } from '../../platform/prisma/prisma-errors.ts';
import type { SubscriptionStatus, SubscriptionTier, UserMetadata } from '../model/user-row.ts';
import { Passwords } from './passwords.ts';

export interface NewUser {
  id?: string;
  /** Lower case. */
  email: string;
  passwordHash: string;
  metadata: UserMetadata;
}

export type LinkSentColumn = 'confirmationSentAt' | 'recoverySentAt' | 'emailChangeSentAt';

/** A suspension has no end of its own; GoTrue's clients show this time as `banned_until`. */
const noEnd = new Date('9999-01-01T00:00:00Z');

/** Whatever changes an account, its sessions too, takes this lock first, so that two changes never interleave. */
export async function lockUser(tx: Tx, userId: string): Promise<User | null> {
  await lockUserRow(tx, userId);
  return tx.user.findUnique({ where: { id: userId } });
}

/** The one writer of the table `users`. */
@Injectable()
export class UsersService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly gifts: SignupGifts,
    private readonly passwords: Passwords,
    private readonly log: SecurityLog,
    private readonly config: AppConfig,
  ) {}

  async emailsOf(userIds: readonly (string | null)[]): Promise<Map<string, string>> {
    const ids = [...new Set(userIds)].filter((id) => id !== null);
    const users = await this.prisma.user.findMany({ where: { id: { in: ids } }, select: { id: true, email: true } });
    return new Map(users.map(({ id, email }) => [id, email]));
  }

  /** A new user whose address awaits confirmation, or null where another user has the address. */
  async create(tx: Tx, { metadata, ...rest }: NewUser): Promise<User | null> {
    const data = { ...rest, userMetadata: metadata, confirmationSentAt: new Date() };
    const [user] = await tx.user.createManyAndReturn({ data: [data], skipDuplicates: true });
    return user ?? null;
  }

  /** Marks the address as confirmed. The first time grants the credits of a new account. */
  async confirm(tx: Tx, user: User): Promise<User> {
    if (user.emailConfirmedAt) return user;
    await this.gifts.openAccount(tx, user);
    const data = { emailConfirmedAt: new Date(), ...this.roleOf(user.email) };
    const confirmed = await tx.user.update({ where: { id: user.id }, data });
    await this.recordRole(tx, user, confirmed);
    return confirmed;
  }

  async renewConfirmation(tx: Tx, email: string): Promise<User | null> {
    const where = { email, emailConfirmedAt: null };
    const [user] = await tx.user.updateManyAndReturn({ where, data: { confirmationSentAt: new Date() } });
    return user ?? null;
  }

  async recordLinkSent(tx: Tx, userId: string, column: LinkSentColumn): Promise<void> {
    await tx.user.update({ where: { id: userId }, data: { [column]: new Date() } });
  }

  recordSignIn(tx: Tx, userId: string, at: Date): Promise<User> {
    return tx.user.update({ where: { id: userId }, data: { lastSignInAt: at } });
  }

  /** The account's id where the password, the suspension and the confirmation are as they were read; locks it. */
  passwordSignIn({ id, passwordHash }: User, at: Date): Prisma.Sql {
    return Prisma.sql`
      UPDATE users SET last_sign_in_at = ${at}, updated_at = ${at}
       WHERE id = ${id}::uuid AND password_hash = ${passwordHash} AND email_confirmed_at IS NOT NULL
         AND (banned_until IS NULL OR banned_until <= ${at})
      RETURNING id`;
  }

  async changePassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
    await tx.user.update({ where: { id: userId }, data: { passwordHash } });
  }

  async saveMetadata(tx: Tx, userId: string, metadata: UserMetadata): Promise<void> {
    await tx.user.update({ where: { id: userId }, data: { userMetadata: metadata } });
  }

  async requestAddressChange(tx: Tx, userId: string, newEmail: string): Promise<void> {
    await tx.user.update({ where: { id: userId }, data: { newEmail, emailChangeSentAt: new Date() } });
  }

  async cancelAddressChange(tx: Tx, userId: string): Promise<void> {
    const where = { id: userId, newEmail: { not: null } };
    await tx.user.updateMany({ where, data: { newEmail: null, emailChangeSentAt: null } });
  }

  /** Gives a user an address that they have proved to be theirs. Null where another user has it: `tx` is then lost. */
  async changeAddress(tx: Tx, userId: string, email: string): Promise<User | null> {
    const data = { email, newEmail: null, emailChangeSentAt: null, ...this.roleOf(email) };
    try {
      const before = await tx.user.findUniqueOrThrow({ where: { id: userId } });
      const changed = await tx.user.update({ where: { id: userId }, data });
      await this.recordRole(tx, before, changed);
      return changed;
    } catch (error) {
      if (isUniqueViolation(error)) return null;
      throw error;
    }
  }

  async suspend(tx: Tx, userId: string): Promise<void> {
    await tx.user.update({ where: { id: userId }, data: { bannedUntil: noEnd } });
  }

  async restore(tx: Tx, userId: string): Promise<void> {
    await tx.user.update({ where: { id: userId }, data: { bannedUntil: null } });
  }

  async savePlan(tx: Tx, userId: string, plan: { tier: SubscriptionTier; status: SubscriptionStatus }): Promise<void> {
    const data = { subscriptionTier: plan.tier, subscriptionStatus: plan.status };
    await tx.user.updateMany({ where: { id: userId }, data });
  }

  /** With the user go all rows that refer to them; the ledger and the payments do not. */
  async delete(tx: Tx, userId: string): Promise<void> {
    await tx.user.deleteMany({ where: { id: userId } });
  }

  /** Sign-ups that nobody has confirmed since. Returns how many it deleted: at most `limit`. */
  deleteUnconfirmed(before: Date, limit: number): Promise<number> {
    return this.prisma.$executeRaw(Prisma.sql`
      DELETE FROM users WHERE id = ANY (ARRAY(
        SELECT id FROM users
         WHERE email_confirmed_at IS NULL AND created_at < ${before} AND coalesce(confirmation_sent_at, created_at) < ${before}
         LIMIT ${limit} FOR UPDATE SKIP LOCKED))`);
  }

  /** Makes an account that can sign in at once; one that exists is left as it is, password included. */
  async ensureConfirmed(account: { email: string; password: string; admin: boolean }): Promise<User> {
    const email = account.email.toLowerCase();
    const known = await this.prisma.user.findUnique({ where: { email } });
    const passwordHash = known?.passwordHash ?? (await this.passwords.hash(account.password));
    return this.prisma.$transaction(async (tx) => {
      await this.create(tx, { email, passwordHash, metadata: {} });
      const user = await this.confirm(tx, await tx.user.findUniqueOrThrow({ where: { email } }));
      if (!account.admin || user.isAdmin) return user;
      const promoted = await tx.user.update({ where: { id: user.id }, data: { isAdmin: true } });
      await this.recordRole(tx, user, promoted);
      return promoted;
    });
  }

  private async recordRole(tx: Tx, before: User, after: User): Promise<void> {
    if (after.isAdmin && !before.isAdmin) await this.log.record(tx, 'role_granted', { userId: after.id });
  }

  private roleOf(email: string): { isAdmin?: true } {
    return email === this.config.values.adminEmail ? { isAdmin: true } : {};
  }
}

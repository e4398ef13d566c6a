import { Injectable } from '@nestjs/common';
import { CreditsService } from '../credits/index.ts';
import { AppConfig } from '../platform/config/config.ts';
import type { User } from '../platform/prisma/client/client.ts';
import { Prisma, PrismaService, type Tx } from '../platform/prisma/prisma.service.ts';
import { type AppUser, toUserProfile } from './app-user.ts';
import { Passwords } from './passwords.ts';

export interface NewUser {
  /** Absent: a fresh one. */
  id?: string;
  /** Lower case. */
  email: string;
  passwordHash: string;
  metadata: object;
}

/** Users' rows: how they come to be, what their confirmation brings, what the product shows of them. */
@Injectable()
export class UsersService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly credits: CreditsService,
    private readonly passwords: Passwords,
    private readonly config: AppConfig,
  ) {}

  /** What the product's own screens know of a user. */
  async describe(userId: string): Promise<AppUser> {
    const [user, credits, settings] = await Promise.all([
      this.prisma.user.findUniqueOrThrow({ where: { id: userId } }),
      this.credits.balance(userId),
      this.prisma.appSettings.findUniqueOrThrow({ where: { id: 1 } }),
    ]);
    return { ...toUserProfile(user, credits), monthlyPreviewLimit: settings.monthlyPreviewLimit };
  }

  /** The addresses of those that still have an account, by user id. */
  async emailsOf(userIds: readonly (string | null)[]): Promise<Map<string, string>> {
    const ids = [...new Set(userIds)].filter((id) => id !== null);
    const users = await this.prisma.user.findMany({ where: { id: { in: ids } }, select: { id: true, email: true } });
    return new Map(users.map(({ id, email }) => [id, email]));
  }

  /** A new user whose address awaits confirmation, or null where the address is somebody's. */
  async create(tx: Tx, { metadata, ...rest }: NewUser): Promise<User | null> {
    const data = { ...rest, userMetadata: metadata as Prisma.InputJsonObject, confirmationSentAt: new Date() };
    const [user] = await tx.user.createManyAndReturn({ data: [data], skipDuplicates: true });
    return user ?? null;
  }

  /** Takes the address as proven. The first time brings the credits of a new account. */
  async confirm(tx: Tx, user: User): Promise<User> {
    if (user.emailConfirmedAt) return user;
    await this.credits.openAccount(tx, user.id);
    return tx.user.update({
      where: { id: user.id },
      data: { emailConfirmedAt: new Date(), ...this.roleOf(user.email) },
    });
  }

  /** Gives a user the new address they have just proven to be theirs. @throws Prisma P2002 where it is somebody's */
  changeAddress(tx: Tx, user: User, email: string): Promise<User> {
    const data = { email, newEmail: null, emailChangeSentAt: null, ...this.roleOf(email) };
    return tx.user.update({ where: { id: user.id }, data });
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
      return tx.user.update({ where: { id: user.id }, data: { isAdmin: true } });
    });
  }

  private roleOf(email: string): { isAdmin?: true } {
    return email === this.config.values.adminEmail ? { isAdmin: true } : {};
  }
}

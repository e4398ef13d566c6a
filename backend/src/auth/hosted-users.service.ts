import { Injectable } from '@nestjs/common';
import { randomToken } from '../platform/crypto/crypto.ts';
import { AppError } from '../platform/errors/app-error.ts';
import type { User } from '../platform/prisma/client/client.ts';
import { PrismaService } from '../platform/prisma/prisma.service.ts';
import { Passwords, UsersService } from '../users/index.ts';
import type { Claims } from './token-check.ts';
import { isUuid } from './uuids.ts';

/** Accounts that a hosted Supabase project keeps: it says who somebody is, we keep what they do here. */
@Injectable()
export class HostedUsers {
  constructor(
    private readonly prisma: PrismaService,
    private readonly users: UsersService,
    private readonly passwords: Passwords,
  ) {}

  /** The user of a hosted project's token, made at first sight; null where the token names nobody. */
  async ensure({ sub: id, email }: Claims): Promise<User | null> {
    if (!isUuid(id) || !email) return null;
    const known = await this.prisma.user.findUnique({ where: { id } });
    if (known?.email === email.toLowerCase()) return known;
    return known ? this.follow(known, email.toLowerCase()) : this.admit(id, email.toLowerCase());
  }

  /** A password of ours never signs these accounts in: nobody knows the one they get. */
  private async admit(id: string, email: string): Promise<User> {
    const passwordHash = await this.passwords.hash(randomToken());
    return this.prisma.$transaction(async (tx) => {
      await this.users.create(tx, { id, email, passwordHash, metadata: {} });
      const user = await tx.user.findUnique({ where: { id } });
      if (!user) throw addressTaken();
      return this.users.confirm(tx, user);
    });
  }

  private async follow(user: User, email: string): Promise<User> {
    if (await this.prisma.user.findUnique({ where: { email } })) throw addressTaken();
    return this.users.changeAddress(this.prisma, user, email);
  }
}

function addressTaken(): AppError {
  return new AppError('account_suspended', 'Another account here already uses this address. Please write to support.');
}

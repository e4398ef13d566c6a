import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { randomToken } from '../../platform/crypto/crypto.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { User } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { Passwords, UsersService } from '../../users/index.ts';
import type { Claims } from '../model/claims.ts';

@Injectable()
export class HostedUsers {
  constructor(
    private readonly prisma: PrismaService,
    private readonly users: UsersService,
    private readonly passwords: Passwords,
  ) {}

  /** The user of a hosted project's token, created at the first request; null where the token names no user. */
  async findOrCreate({ sub: id, email }: Claims): Promise<User | null> {
    if (!isUUID(id, 'all') || !email) return null;
    const address = email.toLowerCase();
    const known = await this.prisma.user.findUnique({ where: { id } });
    if (known?.email === address) return known;
    return known ? this.changeAddress(known, address) : this.create(id, address);
  }

  /** The password is random and not stored anywhere else: these accounts never sign in with it. */
  private async create(id: string, email: string): Promise<User> {
    const passwordHash = await this.passwords.hash(randomToken());
    return this.prisma.$transaction(async (tx) => {
      await this.users.create(tx, { id, email, passwordHash, metadata: {} });
      const user = await tx.user.findUnique({ where: { id } });
      if (!user) throw addressTaken();
      return this.users.confirm(tx, user);
    });
  }

  private async changeAddress(user: User, email: string): Promise<User> {
    const changed = await this.users.changeAddress(this.prisma, user.id, email);
    if (!changed) throw addressTaken();
    return changed;
  }
}

function addressTaken(): AppError {
  return new AppError('account_suspended', 'Another account here already uses this address. Please write to support.');
}

import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { AppConfig } from '../../platform/config/config.ts';
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
    private readonly config: AppConfig,
  ) {}

  /** The user of a hosted project's token, created at the first request; null where the token names no user. */
  async findOrCreate(claims: Claims): Promise<User | null> {
    const { sub: id, email } = claims;
    if (!isUUID(id, 'all') || !email) return null;
    const address = email.toLowerCase();
    if (!this.isProven(address, claims)) return null;
    const known = await this.prisma.user.findUnique({ where: { id } });
    if (known?.email === address) return known;
    return known ? this.changeAddress(known, address) : this.create(id, address);
  }

  /** `user_metadata` has a claim of this name too, which users can set by themselves: only the token's own one counts. */
  private isProven(address: string, { email_verified: verified }: Claims): boolean {
    const { production, values } = this.config;
    const needsClaim = production && address === values.adminEmail;
    return needsClaim ? verified === true : verified !== false;
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

import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../platform/audit/security-log.ts';
import { sha256 } from '../../platform/crypto/crypto.ts';
import type { OneTimeToken, User } from '../../platform/prisma/client/client.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { lockUser, noPassword, UsersService } from '../../users/index.ts';
import { AuthError } from '../model/auth-error.ts';
import { notMe } from '../model/link-kinds.ts';
import { AddressChanges } from './address-changes.service.ts';
import { SecuredAccounts } from './secured-accounts.ts';

/** What "This was not me" does: whoever has a session, the password, a new factor or a pending change loses it. */
@Injectable()
export class SecureAccountService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly users: UsersService,
    private readonly addresses: AddressChanges,
    private readonly accounts: SecuredAccounts,
    private readonly log: SecurityLog,
  ) {}

  /** Returns the address that is back, or null: by now it is another account's. @throws AuthError otp_expired, email_exists */
  async secureAccount(token: string): Promise<string | null> {
    return this.prisma.$transaction(async (tx) => {
      const where = { tokenHash: sha256(token), kind: notMe, expiresAt: { gt: new Date() } };
      const link = await tx.oneTimeToken.findFirst({ where });
      const user = link && (await lockUser(tx, link.userId));
      const { count } = await tx.oneTimeToken.deleteMany({ where });
      if (!user || !link.email || count === 0) throw new AuthError('otp_expired');
      await this.endAccess(tx, user.id);
      await this.removeFactors(tx, link);
      await this.accounts.remove(tx, user.id, link.factorsSince ?? link.createdAt);
      const isBack = await this.restoreAddress(tx, user, link.email);
      await this.log.record(tx, 'account_secured', { userId: user.id });
      return isBack ? link.email : null;
    });
  }

  private async endAccess(tx: Tx, userId: string): Promise<void> {
    await this.users.changePassword(tx, userId, noPassword);
    await this.addresses.cancel(tx, userId);
    await tx.session.deleteMany({ where: { userId } });
    await tx.oneTimeToken.deleteMany({ where: { userId } });
    await tx.flowState.deleteMany({ where: { userId } });
  }

  /** Apps and passkeys: a thief's would lock the owner out. Recovery codes alone open nothing, so the last ones go too. */
  private async removeFactors(tx: Tx, { userId, factorId, factorsSince, createdAt }: OneTimeToken): Promise<void> {
    const since = { gte: factorsSince ?? createdAt };
    const isApp = { type: { not: 'recovery_code' } } as const;
    const isNew = [
      { ...isApp, createdAt: since },
      { type: 'recovery_code', updatedAt: since },
    ] as const;
    await tx.factor.deleteMany({ where: { userId, OR: [...isNew, ...(factorId ? [{ id: factorId }] : [])] } });
    const apps = await tx.factor.count({ where: { userId, ...isApp, status: 'verified' } });
    if (apps === 0) await tx.factor.deleteMany({ where: { userId } });
  }

  /** A sign-up that nobody has confirmed must not keep the owner's address from coming back. False where it is taken. */
  private async restoreAddress(tx: Tx, user: User, email: string): Promise<boolean> {
    if (user.email === email) return true;
    const holder = await tx.user.findUnique({ where: { email } });
    if (holder?.emailConfirmedAt) return false;
    if (holder) await this.users.delete(tx, holder.id);
    // Taken at this moment: a further try finds it taken.
    if (!(await this.users.changeAddress(tx, user.id, email))) throw new AuthError('email_exists');
    return true;
  }
}

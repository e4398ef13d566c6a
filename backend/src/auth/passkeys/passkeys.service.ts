import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../platform/audit/security-log.ts';
import type { Factor, Passkey, User } from '../../platform/prisma/client/client.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { lockUser } from '../../users/index.ts';
import { AuthError } from '../model/auth-error.ts';
import { checkName } from '../model/user-input.ts';
import { OwnerMails } from '../security/owner-mails.service.ts';
import { requireOwnLevel, type SignedIn } from '../sessions/sessions.service.ts';
import { fromBase64, type NewPasskey } from './web-authn.ts';

export type PasskeyFactor = Factor & { passkey: Passkey };
export type OwnedPasskey = Passkey & { factor: Factor & { user: User } };

/** A passkey is a verified factor of the type `webauthn`; with it go the rights of both. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly mails: OwnerMails,
    private readonly log: SecurityLog,
  ) {}

  async list(userId: string): Promise<PasskeyFactor[]> {
    const where = { userId, passkey: { isNot: null } };
    const found = await this.prisma.factor.findMany({
      where,
      include: { passkey: true },
      orderBy: { createdAt: 'asc' },
    });
    return found.flatMap(({ passkey, ...factor }) => (passkey ? [{ ...factor, passkey }] : []));
  }

  find(credentialId: string): Promise<OwnedPasskey | null> {
    const where = { credentialId: fromBase64(credentialId) };
    return this.prisma.passkey.findUnique({ where, include: { factor: { include: { user: true } } } });
  }

  async rename(signedIn: SignedIn, id: string, friendlyName: string): Promise<PasskeyFactor> {
    requireOwnLevel(signedIn);
    const userId = signedIn.user.id;
    if (!friendlyName) throw new AuthError('validation_failed', 'friendly_name is required');
    checkName(friendlyName);
    return this.prisma.$transaction(async (tx) => {
      await lockUser(tx, userId);
      const others = { userId, friendlyName, id: { not: id } };
      if (await tx.factor.findFirst({ where: others })) throw new AuthError('mfa_factor_name_conflict');
      const where = { id, userId, passkey: { isNot: null } };
      const { count } = await tx.factor.updateMany({ where, data: { friendlyName } });
      const passkey = await tx.passkey.findUnique({ where: { factorId: id }, include: { factor: true } });
      if (!passkey || count === 0) throw new AuthError('webauthn_credential_not_found');
      return { ...passkey.factor, passkey };
    });
  }

  /** The caller has locked the user. @throws a unique violation where the authenticator is registered already */
  async save(tx: Tx, user: User, factor: Factor, passkey: NewPasskey & { addedBy?: string }): Promise<Passkey> {
    const saved = await tx.passkey.create({ data: { factorId: factor.id, ...passkey } });
    await this.log.record(tx, 'passkey_added', { userId: user.id });
    await this.mails.passkeyAdded(tx, { owner: user, factor });
    return saved;
  }

  async reportRemoval(tx: Tx, user: User, factor: Factor): Promise<void> {
    await this.log.record(tx, 'passkey_removed', { userId: user.id });
    await this.mails.passkeyRemoved(tx, { owner: user, factor });
  }

  /** False where the counter did not go up, as where a copy of the authenticator was used, and where it is gone. */
  async recordUse(tx: Tx, { factorId, factor }: OwnedPasskey, counter: bigint): Promise<boolean> {
    const before = counter === 0n ? { equals: 0n } : { lt: counter };
    const data = { counter, lastUsedAt: new Date() };
    const { count } = await tx.passkey.updateMany({ where: { factorId, counter: before }, data });
    if (count > 0) return true;
    if (await tx.passkey.count({ where: { factorId } })) {
      await this.log.record(tx, 'passkey_copied', { userId: factor.userId });
    }
    return false;
  }
}

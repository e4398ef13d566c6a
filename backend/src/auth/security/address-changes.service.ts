import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../platform/audit/security-log.ts';
import type { User } from '../../platform/prisma/client/client.ts';
import type { Tx } from '../../platform/prisma/prisma.service.ts';
import { UsersService } from '../../users/index.ts';
import { AuthError } from '../model/auth-error.ts';
import { notMe } from '../model/link-kinds.ts';
import { OwnerMails } from './owner-mails.service.ts';

/** A change of the address from its request to its end. The caller has locked the user. */
@Injectable()
export class AddressChanges {
  constructor(
    private readonly users: UsersService,
    private readonly mails: OwnerMails,
    private readonly log: SecurityLog,
  ) {}

  async request(tx: Tx, user: User, to: string): Promise<void> {
    await this.cancel(tx, user.id);
    await this.users.requestAddressChange(tx, user.id, to);
    await this.log.record(tx, 'address_change_requested', { userId: user.id });
    await this.mails.addressChangeRequested(tx, user, to);
  }

  async cancel(tx: Tx, userId: string): Promise<void> {
    const where = { userId, kind: 'email_change' };
    await tx.oneTimeToken.deleteMany({ where });
    await tx.flowState.deleteMany({ where });
    await this.users.cancelAddressChange(tx, userId);
  }

  /** Links in the old mailbox end, except those that undo the change. @throws AuthError email_exists */
  async complete(tx: Tx, before: User, to: string): Promise<User> {
    const changed = await this.users.changeAddress(tx, before.id, to);
    if (!changed) throw new AuthError('email_exists');
    await tx.oneTimeToken.deleteMany({ where: { userId: before.id, kind: { not: notMe } } });
    await this.log.record(tx, 'address_changed', { userId: before.id });
    await this.mails.addressChanged(tx, before, to);
    return changed;
  }
}

import { Injectable } from '@nestjs/common';
import type { User } from '../../platform/prisma/client/client.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { lockUser, noPassword, Passwords, UsersService } from '../../users/index.ts';
import { findOpenedFlow } from '../links/opened-flow.ts';
import { AuthError } from '../model/auth-error.ts';
import { checkPasswordPolicy } from '../model/user-input.ts';
import type { FirstPasswordBody } from '../model/wire-bodies.ts';
import type { WireSession } from '../model/wire-user.ts';
import { type Client, type OpenSession, SessionsService } from '../sessions/sessions.service.ts';
import { isSuspended } from '../sessions/suspensions.ts';

const wrongAddress = 'The link was sent to another address';

/**
 * The first password of an account whose address was confirmed in another browser than the one that signed up. The
 * password of the sign-up may be a stranger's and is dropped.
 */
@Injectable()
export class FirstPasswordService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly users: UsersService,
    private readonly passwords: Passwords,
    private readonly sessions: SessionsService,
  ) {}

  async choose({ auth_code, email, password }: FirstPasswordBody, client: Client): Promise<WireSession> {
    checkPasswordPolicy(password);
    await this.prisma.$transaction((tx) => this.findOwner(tx, auth_code, email));
    const passwordHash = await this.passwords.hash(password);
    const open = await this.prisma.$transaction(async (tx): Promise<OpenSession> => {
      const user = await this.findOwner(tx, auth_code, email);
      const where = { userId: user.id, kind: 'signup' };
      await tx.oneTimeToken.deleteMany({ where });
      await tx.flowState.deleteMany({ where });
      await this.users.changePassword(tx, user.id, passwordHash);
      return this.sessions.startSession(tx, user, 'email/signup', client);
    });
    return this.sessions.toWireSession(open);
  }

  /** Who names the address cannot be led into the account of whoever sent them the link. */
  private async findOwner(tx: Tx, authCode: string, email: string): Promise<User> {
    const flow = await findOpenedFlow(tx, authCode);
    const user = await lockUser(tx, flow.userId);
    if (flow.kind !== 'signup' || user?.passwordHash !== noPassword) throw new AuthError('flow_state_not_found');
    if (user.email !== email.toLowerCase()) throw new AuthError('validation_failed', wrongAddress);
    if (isSuspended(user)) throw new AuthError('user_banned').asForbidden();
    return user;
  }
}

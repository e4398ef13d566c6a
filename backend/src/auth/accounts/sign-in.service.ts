import { Injectable } from '@nestjs/common';
import { networkOf } from '../../platform/http/network.ts';
import type { FlowState, User } from '../../platform/prisma/client/client.ts';
import { type Prisma, PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { lockUser, noPassword, UsersService, userMetadata } from '../../users/index.ts';
import { PasswordGuesses } from '../limits/password-guesses.ts';
import { findOpenedFlow } from '../links/opened-flow.ts';
import { AuthError } from '../model/auth-error.ts';
import { isVerified } from '../model/pkce.ts';
import { findWeakness } from '../model/user-input.ts';
import type { WireSession } from '../model/wire-user.ts';
import { type Client, type OpenSession, SessionsService, type SignInMethod } from '../sessions/sessions.service.ts';
import { isSuspended } from '../sessions/suspensions.ts';
import { PasswordTries } from './password-tries.service.ts';
import { SignInAccounts } from './sign-in-accounts.ts';

const refreshTokenShape = /^[A-Za-z0-9_-]{12,128}$/;

const methodOfFlow: Record<string, SignInMethod> = { signup: 'email/signup', recovery: 'recovery' };

@Injectable()
export class SignInService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly users: UsersService,
    private readonly accounts: SignInAccounts,
    private readonly guesses: PasswordGuesses,
    private readonly tries: PasswordTries,
    private readonly sessions: SessionsService,
  ) {}

  /** An unknown address and a wrong password get the same refusal after the same time. */
  async withPassword(email: string, password: string, client: Client): Promise<WireSession> {
    if (!email) throw new AuthError('validation_failed', 'missing email or phone');
    const address = email.toLowerCase();
    const { user: known, networks } = await this.accounts.find(address);
    const attempt = { email: address, password, ip: client.ip };
    const key = await this.tries.verifyCounted(known, attempt, networks.has(networkOf(client.ip)));
    if (!known) throw new AuthError('invalid_credentials');
    const open = await this.open(known, client, this.guesses.forget(key));
    const session = await this.sessions.toWireSession(open);
    const weakness = findWeakness(password);
    return weakness ? { ...session, weak_password: weakness } : session;
  }

  /** Exchanges the code of an opened link, once, for the client that has the secret of its challenge. */
  async withCode(authCode: string, verifier: string, client: Client): Promise<WireSession> {
    if (!authCode || !verifier) {
      throw new AuthError('validation_failed', 'invalid request: both auth code and code verifier should be non-empty');
    }
    const open = await this.prisma.$transaction(async (tx) => {
      const flow = await findOpenedFlow(tx, authCode);
      if (!isVerified(verifier, flow)) throw new AuthError('bad_code_verifier');
      const user = await lockUser(tx, flow.userId);
      const { count } = await tx.flowState.deleteMany({ where: { id: flow.id } });
      if (!user || count === 0) throw new AuthError('flow_state_not_found');
      if (isSuspended(user)) throw new AuthError('user_banned');
      if (flow.kind === 'signup') await this.completeSignUp(tx, user, flow);
      return this.sessions.startSession(tx, user, methodOfFlow[flow.kind] ?? 'email_change', client);
    });
    return this.sessions.toWireSession(open);
  }

  /** This browser asked with the password and opened the link, so the password is its owner's. All others are void. */
  private async completeSignUp(tx: Tx, user: User, { passwordHash, userMetadata: metadata }: FlowState): Promise<void> {
    const where = { userId: user.id, kind: 'signup' };
    await tx.oneTimeToken.deleteMany({ where });
    await tx.flowState.deleteMany({ where });
    if (!passwordHash || user.passwordHash !== noPassword) return;
    await this.users.changePassword(tx, user.id, passwordHash);
    await this.users.saveMetadata(tx, user.id, userMetadata.parse(metadata ?? {}));
  }

  async withRefreshToken(token: string): Promise<WireSession> {
    if (!refreshTokenShape.test(token)) throw new AuthError('validation_failed', 'Refresh token is not valid');
    return this.sessions.refresh(token);
  }

  /** In one statement; where it finds the account closed or changed, that is read again to say why. */
  private async open(known: User, client: Client, guess: Prisma.Sql): Promise<OpenSession> {
    const now = new Date();
    const user = { ...known, lastSignInAt: now, updatedAt: now };
    const account = this.users.passwordSignIn(known, now);
    const open = await this.sessions.openByPassword({ user, method: 'password', client, now }, account, guess);
    if (open) return open;
    const changed = await this.prisma.user.findUnique({ where: { id: known.id } });
    if (changed?.passwordHash === known.passwordHash) refuseClosed(changed);
    throw new AuthError('invalid_credentials');
  }
}

/** @throws AuthError user_banned, email_not_confirmed */
function refuseClosed(user: User): void {
  if (isSuspended(user)) throw new AuthError('user_banned');
  if (!user.emailConfirmedAt) throw new AuthError('email_not_confirmed');
}

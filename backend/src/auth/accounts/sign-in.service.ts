import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { lockUser, Passwords } from '../../users/index.ts';
import { AuthError } from '../model/auth-error.ts';
import { isVerified } from '../model/pkce.ts';
import { isWeakPassword, weakPassword } from '../model/user-input.ts';
import type { WireSession } from '../model/wire-user.ts';
import { type Client, SessionsService, type SignInMethod } from '../sessions/sessions.service.ts';
import { isSuspended } from '../sessions/suspensions.ts';

const refreshTokenShape = /^[A-Za-z0-9_-]{12,128}$/;

const methodOfFlow: Record<string, SignInMethod> = { signup: 'email/signup', recovery: 'recovery' };

@Injectable()
export class SignInService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly passwords: Passwords,
    private readonly sessions: SessionsService,
  ) {}

  /** An unknown address and a wrong password get the same refusal after the same time. */
  async withPassword(email: string, password: string, client: Client): Promise<WireSession> {
    if (!email) throw new AuthError('validation_failed', 'missing email or phone');
    const known = await this.prisma.user.findUnique({ where: { email: email.toLowerCase() } });
    const matches = await this.passwords.verify(password, known?.passwordHash ?? null);
    if (!known || !matches) throw new AuthError('invalid_credentials');
    const open = await this.prisma.$transaction(async (tx) => {
      const user = await lockUser(tx, known.id);
      if (user?.passwordHash !== known.passwordHash) throw new AuthError('invalid_credentials');
      if (isSuspended(user)) throw new AuthError('user_banned');
      if (!user.emailConfirmedAt) throw new AuthError('email_not_confirmed');
      return this.sessions.startSession(tx, user, 'password', client);
    });
    const session = await this.sessions.toWireSession(open);
    return isWeakPassword(password) ? { ...session, weak_password: weakPassword } : session;
  }

  /** Exchanges the code of an opened link, once, for the client that has the secret of its challenge. */
  async withCode(authCode: string, verifier: string, client: Client): Promise<WireSession> {
    if (!authCode || !verifier) {
      throw new AuthError('validation_failed', 'invalid request: both auth code and code verifier should be non-empty');
    }
    const open = await this.prisma.$transaction(async (tx) => {
      const flow = isUUID(authCode) ? await tx.flowState.findUnique({ where: { authCode } }) : null;
      if (!flow) throw new AuthError('flow_state_not_found');
      if (!flow.codeExpiresAt || flow.codeExpiresAt <= new Date()) throw new AuthError('flow_state_expired');
      if (!isVerified(verifier, flow)) throw new AuthError('bad_code_verifier');
      const user = await lockUser(tx, flow.userId);
      const { count } = await tx.flowState.deleteMany({ where: { id: flow.id } });
      if (!user || count === 0) throw new AuthError('flow_state_not_found');
      if (isSuspended(user)) throw new AuthError('user_banned');
      return this.sessions.startSession(tx, user, methodOfFlow[flow.kind] ?? 'email_change', client);
    });
    return this.sessions.toWireSession(open);
  }

  async withRefreshToken(token: string): Promise<WireSession> {
    if (!refreshTokenShape.test(token)) throw new AuthError('validation_failed', 'Refresh token is not valid');
    return this.sessions.refresh(token);
  }
}

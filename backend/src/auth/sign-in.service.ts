import { Injectable } from '@nestjs/common';
import { PrismaService } from '../platform/prisma/prisma.service.ts';
import { lockUser, Passwords } from '../users/index.ts';
import { AuthError } from './auth-error.ts';
import { isBanned } from './bans.ts';
import { isWeak, weakness } from './password-policy.ts';
import { isVerified } from './pkce.ts';
import { type Client, SessionsService, type SignInMethod } from './sessions.service.ts';
import { isUuid } from './uuids.ts';
import type { WireSession } from './wire/wire-session.ts';

/** A text that could be one of our refresh tokens. */
const tokenShape = /^[A-Za-z0-9_-]{12,128}$/;

const methodOfFlow: Record<string, SignInMethod> = { signup: 'email/signup', recovery: 'recovery' };

/** The grants of POST /token. */
@Injectable()
export class SignInService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly passwords: Passwords,
    private readonly sessions: SessionsService,
  ) {}

  /** An unknown address and a wrong password are the same refusal, and take the same time. */
  async withPassword(email: string, password: string, client: Client): Promise<WireSession> {
    if (!email) throw new AuthError('validation_failed', 'missing email or phone');
    const known = await this.prisma.user.findUnique({ where: { email: email.toLowerCase() } });
    const fits = await this.passwords.fits(password, known?.passwordHash ?? null);
    if (!known || !fits) throw new AuthError('invalid_credentials');
    const open = await this.prisma.$transaction(async (tx) => {
      const user = await lockUser(tx, known.id);
      if (user?.passwordHash !== known.passwordHash) throw new AuthError('invalid_credentials');
      if (isBanned(user)) throw new AuthError('user_banned');
      if (!user.emailConfirmedAt) throw new AuthError('email_not_confirmed');
      return this.sessions.start(tx, user, 'password', client);
    });
    const session = await this.sessions.answer(open);
    return isWeak(password) ? { ...session, weak_password: weakness } : session;
  }

  /** Exchanges the code of an opened link, once, for who holds the secret it was asked for with. */
  async withCode(authCode: string, verifier: string, client: Client): Promise<WireSession> {
    if (!authCode || !verifier) {
      throw new AuthError('validation_failed', 'invalid request: both auth code and code verifier should be non-empty');
    }
    const open = await this.prisma.$transaction(async (tx) => {
      const flow = isUuid(authCode) ? await tx.flowState.findUnique({ where: { authCode } }) : null;
      if (!flow) throw new AuthError('flow_state_not_found');
      if (!flow.codeExpiresAt || flow.codeExpiresAt <= new Date()) throw new AuthError('flow_state_expired');
      if (!isVerified(verifier, flow)) throw new AuthError('bad_code_verifier');
      const user = await lockUser(tx, flow.userId);
      const { count } = await tx.flowState.deleteMany({ where: { id: flow.id } });
      if (!user || count === 0) throw new AuthError('flow_state_not_found');
      if (isBanned(user)) throw new AuthError('user_banned');
      return this.sessions.start(tx, user, methodOfFlow[flow.kind] ?? 'email_change', client);
    });
    return this.sessions.answer(open);
  }

  async withRefreshToken(token: string): Promise<WireSession> {
    if (!tokenShape.test(token)) throw new AuthError('validation_failed', 'Refresh token is not valid');
    return this.sessions.refresh(token);
  }
}

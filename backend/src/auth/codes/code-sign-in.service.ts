import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { networkOf } from '../../platform/http/network.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { lockUser } from '../../users/index.ts';
import { SealedRequests } from '../jobs/sealed-request.ts';
import { sendCode } from '../jobs/send-code.job.ts';
import { AuthRateLimits } from '../limits/auth-rate-limits.ts';
import { AuthError } from '../model/auth-error.ts';
import { toAddress } from '../model/user-input.ts';
import type { OtpBody } from '../model/wire-bodies.ts';
import type { WireSession } from '../model/wire-user.ts';
import { type Client, type OpenSession, SessionsService } from '../sessions/sessions.service.ts';
import { isSuspended } from '../sessions/suspensions.ts';
import { MailCodes } from './mail-codes.ts';

/** Sign-in with a code that is mailed. It makes no accounts, whatever `create_user` says. */
@Injectable()
export class CodeSignInService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly requests: SealedRequests,
    private readonly limits: AuthRateLimits,
    private readonly codes: MailCodes,
    private readonly sessions: SessionsService,
  ) {}

  /** Answered alike for every address. */
  async request({ email: typed, phone }: OtpBody, { ip }: Client): Promise<object> {
    if (!typed && phone) throw new AuthError('phone_provider_disabled');
    const email = toAddress(typed);
    await this.limits.countMail('sign_in', email, ip);
    await this.requests.enqueue(sendCode, {
      tx: null,
      request: { email, network: networkOf(ip), askedAt: Date.now() },
    });
    return {};
  }

  /** Wrong codes are counted by network, for accounts and for none. @throws AuthError otp_expired, LimitReached */
  async verify(typed: string, code: string, client: Client): Promise<WireSession> {
    const email = typed.toLowerCase();
    await this.limits.countCode(email, client.ip);
    const known = await this.prisma.user.findUnique({ where: { email } });
    // For an address without an account too, so that the answer takes as long.
    const open = await this.prisma.$transaction((tx) => this.signIn(tx, known?.id ?? randomUUID(), code, client));
    if (!open) throw new AuthError('otp_expired');
    await this.limits.forgetCodes(email, client.ip);
    return this.sessions.toWireSession(open);
  }

  private async signIn(tx: Tx, userId: string, code: string, client: Client): Promise<OpenSession | null> {
    const user = await lockUser(tx, userId);
    const isRight = await this.codes.use(tx, userId, 'sign_in', code);
    if (!user || !isRight) return null;
    if (isSuspended(user)) throw new AuthError('user_banned').asForbidden();
    return this.sessions.startSession(tx, user, 'otp', client);
  }
}

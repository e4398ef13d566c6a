import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import { networkOf } from '../../platform/http/network.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { lockUser, noPassword, Passwords, type UserMetadata, UsersService } from '../../users/index.ts';
import { SealedRequests } from '../jobs/sealed-request.ts';
import { type LinkRequest, sendLink } from '../jobs/send-link.job.ts';
import { AuthRateLimits } from '../limits/auth-rate-limits.ts';
import { AuthError } from '../model/auth-error.ts';
import { toChallenge } from '../model/pkce.ts';
import { toRedirect } from '../model/redirects.ts';
import { checkPasswordPolicy, toAddress, toMetadata } from '../model/user-input.ts';
import type { SignUpBody } from '../model/wire-bodies.ts';
import { toDecoyUser, toPendingUser, toWireUser, type WireSession, type WireUser } from '../model/wire-user.ts';
import { type Client, SessionsService } from '../sessions/sessions.service.ts';

interface Candidate {
  passwordHash: string;
  metadata: UserMetadata;
  link: LinkRequest;
}

@Injectable()
export class SignUpService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly users: UsersService,
    private readonly passwords: Passwords,
    private readonly requests: SealedRequests,
    private readonly limits: AuthRateLimits,
    private readonly sessions: SessionsService,
    private readonly config: AppConfig,
  ) {}

  /** A user who awaits confirmation; with AUTH_AUTOCONFIRM a session at once. */
  async signUp(body: SignUpBody, requestedRedirect: string, client: Client): Promise<WireUser | WireSession> {
    const { metadata, link } = this.check(body, requestedRedirect, client.ip);
    if (!this.config.auth.autoconfirm) await this.limits.countMail('signup', link.email, client.ip);
    const passwordHash = await this.passwords.hash(body.password);
    const candidate = { passwordHash, metadata, link };
    if (this.config.auth.autoconfirm) return this.signUpConfirmed(candidate, client);
    return this.prisma.$transaction((tx) => this.signUpUnconfirmed(tx, candidate));
  }

  private check(body: SignUpBody, requestedRedirect: string, ip: string): Pick<Candidate, 'metadata' | 'link'> {
    if (!body.email && !body.phone) throw new AuthError('anonymous_provider_disabled');
    if (!body.password) throw new AuthError('validation_failed', 'Signup requires a valid password');
    checkPasswordPolicy(body.password);
    if (!body.email) throw new AuthError('phone_provider_disabled');
    const metadata = toMetadata(body.data ?? {});
    const email = toAddress(body.email);
    const redirectTo = toRedirect(requestedRedirect, this.config.publicUrl);
    const challenge = toChallenge(body.code_challenge, body.code_challenge_method);
    return {
      metadata,
      link: { kind: 'signup', email, network: networkOf(ip), askedAt: Date.now(), redirectTo, challenge },
    };
  }

  /**
   * Creates the user without a password and sends the link. The password waits for the browser that asked with it:
   * whoever signs up with somebody else's address must not know the password of the account that its owner confirms.
   */
  private async signUpUnconfirmed(tx: Tx, candidate: Candidate): Promise<WireUser> {
    const { metadata, link } = candidate;
    const { email, challenge } = link;
    const data = { email, passwordHash: noPassword, metadata: challenge ? {} : metadata };
    const created = await this.users.create(tx, data);
    const pending = created ?? (await this.users.renewConfirmation(tx, email));
    if (!pending) return toDecoyUser(email, metadata, new Date());
    const request = { ...link, ...(await this.saveFlow(tx, pending.id, candidate)) };
    await this.requests.enqueue(sendLink, { tx, request });
    return created ? toWireUser({ ...created, userMetadata: metadata }) : toPendingUser(email, metadata, new Date());
  }

  private async saveFlow(tx: Tx, userId: string, { passwordHash, metadata, link }: Candidate) {
    if (!link.challenge) return {};
    const data = { userId, kind: link.kind, ...link.challenge, passwordHash, userMetadata: metadata };
    const { id } = await tx.flowState.create({ data });
    return { flowId: id };
  }

  private async signUpConfirmed({ passwordHash, metadata, link }: Candidate, client: Client): Promise<WireSession> {
    const open = await this.prisma.$transaction(async (tx) => {
      const user = await this.users.create(tx, { email: link.email, passwordHash, metadata });
      if (!user) throw new AuthError('user_already_exists');
      await lockUser(tx, user.id);
      return this.sessions.startSession(tx, await this.users.confirm(tx, user), 'password', client);
    });
    return this.sessions.toWireSession(open);
  }
}

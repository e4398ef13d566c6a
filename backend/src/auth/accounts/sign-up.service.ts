import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { lockUser, Passwords, type UserMetadata, UsersService } from '../../users/index.ts';
import { type LinkRequest, sendLink } from '../jobs/send-link.job.ts';
import { AuthRateLimits } from '../limits/auth-rate-limits.ts';
import { AuthError } from '../model/auth-error.ts';
import { toChallenge } from '../model/pkce.ts';
import { toRedirect } from '../model/redirects.ts';
import { checkPasswordPolicy, toAddress, toMetadata } from '../model/user-input.ts';
import type { SignUpBody } from '../model/wire-bodies.ts';
import { toDecoyUser, toWireUser, type WireSession, type WireUser } from '../model/wire-user.ts';
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
    private readonly queue: JobQueue,
    private readonly limits: AuthRateLimits,
    private readonly sessions: SessionsService,
    private readonly config: AppConfig,
  ) {}

  /** A user who awaits confirmation; with AUTH_AUTOCONFIRM a session at once. */
  async signUp(body: SignUpBody, requestedRedirect: string, client: Client): Promise<WireUser | WireSession> {
    const { metadata, link } = this.check(body, requestedRedirect);
    if (!this.config.auth.autoconfirm) await this.limits.countMail('signup', link.email);
    const passwordHash = await this.passwords.hash(body.password);
    const candidate = { passwordHash, metadata, link };
    if (this.config.auth.autoconfirm) return this.signUpConfirmed(candidate, client);
    return this.prisma.$transaction((tx) => this.signUpUnconfirmed(tx, candidate));
  }

  private check(body: SignUpBody, requestedRedirect: string): Pick<Candidate, 'metadata' | 'link'> {
    if (!body.email && !body.phone) throw new AuthError('anonymous_provider_disabled');
    if (!body.password) throw new AuthError('validation_failed', 'Signup requires a valid password');
    checkPasswordPolicy(body.password);
    if (!body.email) throw new AuthError('phone_provider_disabled');
    const metadata = toMetadata(body.data ?? {});
    const email = toAddress(body.email);
    const redirectTo = toRedirect(requestedRedirect, this.config.publicUrl);
    const challenge = toChallenge(body.code_challenge, body.code_challenge_method);
    return { metadata, link: { kind: 'signup', email, redirectTo, challenge } };
  }

  /** Creates the user and sends the link. A second sign-up before the confirmation only sends another link. */
  private async signUpUnconfirmed(tx: Tx, { passwordHash, metadata, link }: Candidate): Promise<WireUser> {
    const { email } = link;
    const created = await this.users.create(tx, { email, passwordHash, metadata });
    const user = created ?? (await this.users.renewConfirmation(tx, email));
    if (!user) return toDecoyUser(email, metadata, new Date());
    await this.queue.enqueue(tx, sendLink, link);
    return toWireUser(user);
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

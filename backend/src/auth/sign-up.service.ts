import { Injectable } from '@nestjs/common';
import { AppConfig } from '../platform/config/config.ts';
import type { User } from '../platform/prisma/client/client.ts';
import { PrismaService, type Tx } from '../platform/prisma/prisma.service.ts';
import { lockUser, Passwords, UsersService } from '../users/index.ts';
import { toAddress } from './addresses.ts';
import { AuthError } from './auth-error.ts';
import type { LinkRequest } from './jobs/send-link.job.ts';
import { AuthLimits } from './limits.ts';
import { LinksService } from './links.service.ts';
import { checkMetadata } from './metadata.ts';
import { checkPolicy } from './password-policy.ts';
import { toChallenge } from './pkce.ts';
import { toRedirect } from './redirects.ts';
import { type Client, SessionsService } from './sessions.service.ts';
import type { SignUpBody } from './wire/bodies.ts';
import type { WireSession } from './wire/wire-session.ts';
import { toStranger, toWireUser, type WireUser } from './wire/wire-user.ts';

interface Candidate {
  passwordHash: string;
  metadata: object;
  link: LinkRequest;
}

@Injectable()
export class SignUpService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly users: UsersService,
    private readonly passwords: Passwords,
    private readonly links: LinksService,
    private readonly limits: AuthLimits,
    private readonly sessions: SessionsService,
    private readonly config: AppConfig,
  ) {}

  /** A user who awaits confirmation; with AUTH_AUTOCONFIRM a session at once. */
  async signUp(body: SignUpBody, wantedRedirect: string, client: Client): Promise<WireUser | WireSession> {
    const link = this.check(body, wantedRedirect);
    const metadata = body.data ?? {};
    if (!this.config.auth.autoconfirm) await this.limits.mail('signup', link.email);
    const passwordHash = await this.passwords.hash(body.password);
    const candidate = { passwordHash, metadata, link };
    if (this.config.auth.autoconfirm) return this.admit(candidate, client);
    return this.prisma.$transaction((tx) => this.register(tx, candidate));
  }

  private check(body: SignUpBody, wantedRedirect: string): LinkRequest {
    if (!body.email && !body.phone) throw new AuthError('anonymous_provider_disabled');
    if (!body.password) throw new AuthError('validation_failed', 'Signup requires a valid password');
    checkPolicy(body.password);
    if (!body.email) throw new AuthError('phone_provider_disabled');
    checkMetadata(body.data ?? {});
    return {
      kind: 'signup',
      email: toAddress(body.email),
      redirectTo: toRedirect(wantedRedirect, this.config.publicUrl),
      challenge: toChallenge(body.code_challenge, body.code_challenge_method),
    };
  }

  /** Makes the user and sends the link. Who signs up again before confirming only gets a new link. */
  private async register(tx: Tx, { passwordHash, metadata, link }: Candidate): Promise<WireUser> {
    const fresh = await this.users.create(tx, { email: link.email, passwordHash, metadata });
    const user = fresh ?? (await this.findPending(tx, link.email));
    if (!user) return toStranger(link.email, metadata);
    await this.links.enqueue(tx, link);
    return toWireUser(user);
  }

  private async findPending(tx: Tx, email: string): Promise<User | null> {
    const { count } = await tx.user.updateMany({
      where: { email, emailConfirmedAt: null },
      data: { confirmationSentAt: new Date() },
    });
    return count === 0 ? null : tx.user.findUnique({ where: { email } });
  }

  private async admit({ passwordHash, metadata, link }: Candidate, client: Client): Promise<WireSession> {
    const open = await this.prisma.$transaction(async (tx) => {
      const user = await this.users.create(tx, { email: link.email, passwordHash, metadata });
      if (!user) throw new AuthError('user_already_exists');
      await lockUser(tx, user.id);
      return this.sessions.start(tx, await this.users.confirm(tx, user), 'password', client);
    });
    return this.sessions.answer(open);
  }
}

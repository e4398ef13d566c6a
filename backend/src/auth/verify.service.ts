import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../platform/config/config.ts';
import { sha256 } from '../platform/crypto/crypto.ts';
import { Mail } from '../platform/mail/mail.ts';
import type { User } from '../platform/prisma/client/client.ts';
import { PrismaService, type Tx } from '../platform/prisma/prisma.service.ts';
import { isUniqueViolation } from '../platform/prisma/prisma-errors.ts';
import { lockUser, UsersService } from '../users/index.ts';
import { AuthError } from './auth-error.ts';
import { isBanned } from './bans.ts';
import { kindsOf, type LinkKind } from './link-kinds.ts';
import { pkcePrefix } from './links.service.ts';
import { addressChanged } from './mails/address-changed.ts';
import { toRedirect, withCode, withError, withFragment } from './redirects.ts';
import { type Client, type OpenSession, SessionsService } from './sessions.service.ts';
import type { VerifyBody } from './wire/bodies.ts';
import type { WireSession } from './wire/wire-session.ts';

/** Seconds in which the code of an opened link must be exchanged. */
const codeSeconds = 300;

export interface OpenedLink {
  token: string;
  type: string;
  redirectTo: string;
}

interface TakenLink {
  user: User;
  kind: LinkKind;
}

/** What happens when a mail link is opened. */
@Injectable()
export class VerifyService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly mail: Mail,
    private readonly config: AppConfig,
  ) {}

  /**
   * Uses up the link of a mail and says where the browser goes next, also where the link is no good.
   * @throws AuthError validation_failed (no token or type)
   */
  async open({ token, type, redirectTo }: OpenedLink, client: Client): Promise<string> {
    if (!token || !type) throw new AuthError('validation_failed', 'Verify requires a token and a verification type');
    const redirect = toRedirect(redirectTo, this.config.publicUrl);
    const pkce = token.startsWith(pkcePrefix);
    try {
      if (pkce) return withCode(redirect, await this.prisma.$transaction((tx) => this.issueCode(tx, token, type)));
      const session = await this.signIn(token, type, '', client);
      return withFragment(redirect, toFragment(session, type));
    } catch (error) {
      if (error instanceof AuthError) return withError(redirect, wordsForBrowser(error), pkce);
      throw error;
    }
  }

  /** The same without a browser: by the token alone, or by token and address. */
  async verify({ type, token_hash, token, email }: VerifyBody, client: Client): Promise<WireSession> {
    if (!type) throw new AuthError('validation_failed', 'Verify requires a verification type');
    if (token_hash && (token || email)) {
      throw new AuthError('validation_failed', 'Only the token_hash and type should be provided');
    }
    if (!token_hash && !(token && email)) {
      throw new AuthError('validation_failed', 'Verify requires either a token or a token hash');
    }
    return this.signIn(token_hash || token, type, email.toLowerCase(), client);
  }

  private async signIn(token: string, type: string, email: string, client: Client): Promise<WireSession> {
    const open: OpenSession = await this.prisma.$transaction(async (tx) => {
      const { user } = await this.take(tx, token, type, email);
      return this.sessions.start(tx, user, 'otp', client);
    });
    return this.sessions.answer(open);
  }

  private async issueCode(tx: Tx, token: string, type: string): Promise<string> {
    const { user, kind } = await this.take(tx, token, type, '');
    const where = { userId: user.id, kind, authCode: null };
    const flow = await tx.flowState.findFirst({ where, orderBy: { createdAt: 'desc' } });
    if (!flow) throw new AuthError('flow_state_not_found');
    const authCode = randomUUID();
    const codeExpiresAt = new Date(Date.now() + codeSeconds * 1000);
    await tx.flowState.update({ where: { id: flow.id }, data: { authCode, codeExpiresAt } });
    return authCode;
  }

  /** Uses up the token and does what its mail promised. Of two calls at once, one finds it gone. */
  private async take(tx: Tx, token: string, type: string, email: string): Promise<TakenLink> {
    const kinds: string[] = kindsOf(type);
    if (kinds.length === 0) throw new AuthError('validation_failed', 'Unsupported verification type');
    const tokenHash = sha256(token);
    const found = await tx.oneTimeToken.findUnique({ where: { tokenHash } });
    if (!found || !kinds.includes(found.kind)) throw new AuthError('otp_expired');
    const user = await lockUser(tx, found.userId);
    const { count } = await tx.oneTimeToken.deleteMany({ where: { tokenHash, expiresAt: { gt: new Date() } } });
    if (!user || count === 0 || (email && email !== user.email)) throw new AuthError('otp_expired');
    if (isBanned(user)) throw new AuthError('user_banned').asForbidden();
    const kind = found.kind as LinkKind;
    return {
      kind,
      user: kind === 'email_change' ? await this.changeAddress(tx, user) : await this.users.confirm(tx, user),
    };
  }

  private async changeAddress(tx: Tx, user: User): Promise<User> {
    if (!user.newEmail) throw new AuthError('otp_expired');
    const { email: before, newEmail: after } = user;
    const changed = await this.users.changeAddress(tx, user, after).catch(asAddressTaken);
    const { support } = this.config.mail;
    await this.mail.send(tx, { to: before, ...addressChanged({ before, after, support }) });
    return changed;
  }
}

/** The unique index decides who has an address. */
export function asAddressTaken(error: unknown): never {
  const taken = isUniqueViolation(error);
  throw taken ? new AuthError('email_exists') : error;
}

function toFragment(session: WireSession, type: string): Record<string, string> {
  return {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    sb: '',
    token_type: session.token_type,
    type,
  };
}

function wordsForBrowser(error: AuthError): AuthError {
  return error.code === 'otp_expired' ? new AuthError('otp_expired', 'Email link is invalid or has expired') : error;
}

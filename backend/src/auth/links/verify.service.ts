import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import { sha256 } from '../../platform/crypto/crypto.ts';
import { Mail } from '../../platform/mail/mail.ts';
import type { User } from '../../platform/prisma/client/client.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { lockUser, UsersService } from '../../users/index.ts';
import { addressChanged } from '../mails/changes.mail.ts';
import { AuthError } from '../model/auth-error.ts';
import { kindsOfType, type LinkKind, pkcePrefix } from '../model/link-kinds.ts';
import { toRedirect, withCode, withError, withFragment } from '../model/redirects.ts';
import type { VerifyBody } from '../model/wire-bodies.ts';
import type { WireSession } from '../model/wire-user.ts';
import { type Client, type OpenSession, SessionsService } from '../sessions/sessions.service.ts';
import { isSuspended } from '../sessions/suspensions.ts';

const codeSeconds = 300;

export interface OpenedLink {
  token: string;
  type: string;
  redirectTo: string;
}

interface ConsumedLink {
  user: User;
  kind: LinkKind;
}

@Injectable()
export class VerifyService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly mail: Mail,
    private readonly config: AppConfig,
  ) {}

  /** Returns where the browser goes next, also for a link that is not valid. @throws AuthError validation_failed */
  async openLink({ token, type, redirectTo }: OpenedLink, client: Client): Promise<string> {
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

  /** The same without a browser: by the token's hash, or by token and address. */
  async verifyToken({ type, token_hash, token, email }: VerifyBody, client: Client): Promise<WireSession> {
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
      const { user } = await this.consume(tx, token, type, email);
      return this.sessions.startSession(tx, user, 'otp', client);
    });
    return this.sessions.toWireSession(open);
  }

  private async issueCode(tx: Tx, token: string, type: string): Promise<string> {
    const { user, kind } = await this.consume(tx, token, type, '');
    const where = { userId: user.id, kind, authCode: null };
    const flow = await tx.flowState.findFirst({ where, orderBy: { createdAt: 'desc' } });
    if (!flow) throw new AuthError('flow_state_not_found');
    const authCode = randomUUID();
    const codeExpiresAt = new Date(Date.now() + codeSeconds * 1000);
    await tx.flowState.update({ where: { id: flow.id }, data: { authCode, codeExpiresAt } });
    return authCode;
  }

  /** Deletes the token and does what its mail promised. Of two calls at once, one finds the token gone. */
  private async consume(tx: Tx, token: string, type: string, email: string): Promise<ConsumedLink> {
    const kinds = kindsOfType(type);
    if (kinds.length === 0) throw new AuthError('validation_failed', 'Unsupported verification type');
    const tokenHash = sha256(token);
    const found = await tx.oneTimeToken.findUnique({ where: { tokenHash } });
    const kind = kinds.find((openable) => openable === found?.kind);
    if (!found || !kind) throw new AuthError('otp_expired');
    const user = await lockUser(tx, found.userId);
    const { count } = await tx.oneTimeToken.deleteMany({ where: { tokenHash, expiresAt: { gt: new Date() } } });
    if (!user || count === 0 || (email && email !== user.email)) throw new AuthError('otp_expired');
    if (isSuspended(user)) throw new AuthError('user_banned').asForbidden();
    const changesAddress = kind === 'email_change';
    return { kind, user: changesAddress ? await this.changeAddress(tx, user) : await this.users.confirm(tx, user) };
  }

  private async changeAddress(tx: Tx, user: User): Promise<User> {
    if (!user.newEmail) throw new AuthError('otp_expired');
    const { email: before, newEmail: after } = user;
    const changed = await this.users.changeAddress(tx, user.id, after);
    if (!changed) throw new AuthError('email_exists');
    const { support } = this.config.mail;
    await this.mail.send(tx, { to: before, ...addressChanged({ before, after, support }) });
    return changed;
  }
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

import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import { sha256 } from '../../platform/crypto/crypto.ts';
import type { OneTimeToken, User } from '../../platform/prisma/client/client.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { lockUser, UsersService } from '../../users/index.ts';
import { CodeSignInService } from '../codes/code-sign-in.service.ts';
import { AuthError } from '../model/auth-error.ts';
import { kindsOfType, pkcePrefix } from '../model/link-kinds.ts';
import { isMailCode } from '../model/mail-code.ts';
import { toRedirect, withCode, withError, withFragment } from '../model/redirects.ts';
import type { VerifyBody } from '../model/wire-bodies.ts';
import type { WireSession } from '../model/wire-user.ts';
import { AddressChanges } from '../security/address-changes.service.ts';
import { type Client, type OpenSession, SessionsService } from '../sessions/sessions.service.ts';
import { isSuspended } from '../sessions/suspensions.ts';

const codeSeconds = 300;
const codeTypes = ['email', 'magiclink'];

export interface OpenedLink {
  token: string;
  type: string;
  redirectTo: string;
}

interface ConsumedLink {
  user: User;
  flowId: string | null;
}

@Injectable()
export class VerifyService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly codes: CodeSignInService,
    private readonly addresses: AddressChanges,
    private readonly config: AppConfig,
  ) {}

  /**
   * Returns the page with the button that uses the link up: scanners of mails open links, and press nothing.
   * A link that is not valid leads to its page with the error.
   *
   * @throws AuthError validation_failed
   */
  async openLink({ token, type, redirectTo }: OpenedLink): Promise<string> {
    if (!token || !type) throw new AuthError('validation_failed', 'Verify requires a token and a verification type');
    const redirect = toRedirect(redirectTo, this.config.publicUrl);
    return this.orErrorPage(token, redirect, async () => {
      await this.find(this.prisma, token, type);
      const page = new URL('/auth/confirm', redirect);
      page.hash = new URLSearchParams({ token, type, redirect_to: redirect }).toString();
      return page.href;
    });
  }

  /** Uses the link up, when its person presses the button. Returns where the browser goes next. */
  async useLink({ token, type, redirectTo }: OpenedLink, client: Client): Promise<string> {
    const redirect = toRedirect(redirectTo, this.config.publicUrl);
    return this.orErrorPage(token, redirect, async () => {
      if (token.startsWith(pkcePrefix)) {
        return withCode(redirect, await this.prisma.$transaction((tx) => this.issueCode(tx, token, type)));
      }
      const session = await this.signIn(token, type, '', client);
      return withFragment(redirect, toFragment(session, type));
    });
  }

  private async orErrorPage(token: string, redirect: string, open: () => Promise<string>): Promise<string> {
    try {
      return await open();
    } catch (error) {
      if (error instanceof AuthError) return withError(redirect, wordsForBrowser(error), token.startsWith(pkcePrefix));
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
    if (isMailCode(token) && codeTypes.includes(type)) return this.codes.verify(email, token, client);
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
    const { flowId } = await this.consume(tx, token, type, '');
    if (!flowId) throw new AuthError('flow_state_not_found');
    const authCode = randomUUID();
    const codeExpiresAt = new Date(Date.now() + codeSeconds * 1000);
    await tx.flowState.update({ where: { id: flowId }, data: { authCode, codeExpiresAt } });
    return authCode;
  }

  /** Deletes the token and does what its mail promised. Of two calls at once, one finds the token gone. */
  private async consume(tx: Tx, token: string, type: string, email: string): Promise<ConsumedLink> {
    const link = await this.find(tx, token, type);
    const user = await lockUser(tx, link.userId);
    const { count } = await tx.oneTimeToken.deleteMany({ where: { id: link.id, replacedAt: null } });
    if (!user || count === 0 || (email && email !== user.email)) throw new AuthError('otp_expired');
    if (isSuspended(user)) throw new AuthError('user_banned').asForbidden();
    const after =
      link.kind === 'email_change' ? await this.changeAddress(tx, user, link) : await this.users.confirm(tx, user);
    return { flowId: link.flowId, user: after };
  }

  private async find(tx: Pick<Tx, 'oneTimeToken'>, token: string, type: string): Promise<OneTimeToken> {
    const kinds: string[] = kindsOfType(type);
    if (kinds.length === 0) throw new AuthError('validation_failed', 'Unsupported verification type');
    const link = await tx.oneTimeToken.findUnique({ where: { tokenHash: sha256(token) } });
    if (!link || !kinds.includes(link.kind) || link.expiresAt <= new Date()) throw new AuthError('otp_expired');
    if (link.replacedAt) throw new AuthError('link_replaced');
    return link;
  }

  /** A link proves only the address that it was mailed to. */
  private async changeAddress(tx: Tx, user: User, { email }: OneTimeToken): Promise<User> {
    if (!user.newEmail || (email && email !== user.newEmail)) throw new AuthError('otp_expired');
    return this.addresses.complete(tx, user, user.newEmail);
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

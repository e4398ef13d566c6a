import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { AppConfig } from '../../platform/config/config.ts';
import type { Factor, Passkey } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { AuthError } from '../model/auth-error.ts';
import { type Claims, lowerLevel } from '../model/claims.ts';
import type { SignedIn } from '../sessions/sessions.service.ts';
import { isSuspended } from '../sessions/suspensions.ts';
import { BearerStrategy } from './bearer.strategy.ts';

type BearerRequest = FastifyRequest & { claims: Claims; bearer: SignedIn };

@Injectable()
export class BearerGuard extends AuthGuard() {
  constructor(
    strategy: BearerStrategy,
    private readonly prisma: PrismaService,
    private readonly config: AppConfig,
  ) {
    super({ defaultStrategy: strategy.name, property: 'claims' });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<BearerRequest>();
    if (!/^bearer \S/i.test(request.headers.authorization ?? '')) throw new AuthError('no_authorization');
    await super.canActivate(context);
    request.bearer = await this.findSession(request.claims, request.ip);
    return true;
  }

  override handleRequest<T>(error: unknown, claims: T | false, reason: unknown): T {
    if (error) throw error;
    if (claims) return claims;
    const words = reason instanceof Error ? reason.message : 'refused';
    throw new AuthError('bad_jwt', `invalid JWT: unable to parse or verify signature, ${words}`);
  }

  private async findSession({ sub, session_id = '', aal }: Claims, ip: string): Promise<SignedIn> {
    const session = await this.prisma.session.findUnique({
      where: { id: session_id },
      include: { user: { include: { factors: { orderBy: { createdAt: 'asc' }, include: { passkey: true } } } } },
    });
    if (session && isSuspended(session.user)) throw new AuthError('user_banned').asForbidden();
    if (session) {
      const { id: sessionId, user, createdAt: signedInAt } = session;
      const level = this.hasAddedAll(sessionId, user.factors) ? 'aal2' : lowerLevel(session.aal, aal);
      return { user, sessionId, signedInAt, ip, aal: level };
    }
    const user = await this.prisma.user.findUnique({ where: { id: sub }, select: { id: true } });
    throw new AuthError(user ? 'session_not_found' : 'user_not_found');
  }

  /** A moment ago: it has proven them all, and its token does not say so. */
  private hasAddedAll(sessionId: string, factors: (Factor & { passkey: Passkey | null })[]): boolean {
    const since = Date.now() - this.config.auth.freshSignInSeconds * 1000;
    const verified = factors.filter(({ status }) => status === 'verified');
    const isOwn = ({ passkey }: (typeof factors)[number]) =>
      passkey?.addedBy === sessionId && passkey.createdAt.getTime() > since;
    return verified.length > 0 && verified.every(isOwn);
  }
}

export const Bearer = createParamDecorator(
  (_: unknown, context: ExecutionContext): SignedIn => context.switchToHttp().getRequest<BearerRequest>().bearer,
);

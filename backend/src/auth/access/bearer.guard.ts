import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { AuthError } from '../model/auth-error.ts';
import type { Claims } from '../model/claims.ts';
import type { SignedIn } from '../sessions/sessions.service.ts';
import { isSuspended } from '../sessions/suspensions.ts';
import { BearerStrategy } from './bearer.strategy.ts';

type BearerRequest = FastifyRequest & { claims: Claims; bearer: SignedIn };

@Injectable()
export class BearerGuard extends AuthGuard() {
  constructor(
    strategy: BearerStrategy,
    private readonly prisma: PrismaService,
  ) {
    super({ defaultStrategy: strategy.name, property: 'claims' });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<BearerRequest>();
    if (!/^bearer \S/i.test(request.headers.authorization ?? '')) throw new AuthError('no_authorization');
    await super.canActivate(context);
    request.bearer = await this.findSession(request.claims);
    return true;
  }

  override handleRequest<T>(error: unknown, claims: T | false, reason: unknown): T {
    if (error) throw error;
    if (claims) return claims;
    const words = reason instanceof Error ? reason.message : 'refused';
    throw new AuthError('bad_jwt', `invalid JWT: unable to parse or verify signature, ${words}`);
  }

  private async findSession({ sub, session_id = '' }: Claims): Promise<SignedIn> {
    const session = await this.prisma.session.findUnique({ where: { id: session_id }, include: { user: true } });
    if (session && isSuspended(session.user)) throw new AuthError('user_banned').asForbidden();
    if (session) return { user: session.user, sessionId: session.id };
    const user = await this.prisma.user.findUnique({ where: { id: sub }, select: { id: true } });
    throw new AuthError(user ? 'session_not_found' : 'user_not_found');
  }
}

export const Bearer = createParamDecorator(
  (_: unknown, context: ExecutionContext): SignedIn => context.switchToHttp().getRequest<BearerRequest>().bearer,
);

import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors/app-error.ts';
import { ADMIN_ONLY, type AuthUser, PUBLIC } from '../../platform/http/decorators.ts';
import type { Claims } from '../model/claims.ts';
import { BearerStrategy, KeysUnavailable } from './bearer.strategy.ts';
import { Identities } from './identities.ts';

/** Guards the whole product API: closed unless a handler is public. */
@Injectable()
export class JwtGuard extends AuthGuard() {
  constructor(
    strategy: BearerStrategy,
    private readonly reflector: Reflector,
    private readonly identities: Identities,
  ) {
    super({ defaultStrategy: strategy.name, property: 'claims' });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.isMarked(PUBLIC, context)) return true;
    await super.canActivate(context);
    const request = context.switchToHttp().getRequest<FastifyRequest & { claims: Claims; user: AuthUser }>();
    request.user = await this.identities.findUser(request.claims);
    if (this.isMarked(ADMIN_ONLY, context) && !request.user.isAdmin) throw new AppError('forbidden');
    return true;
  }

  override handleRequest<T>(error: unknown, claims: T | false, reason: unknown): T {
    if (error) throw error;
    if (reason instanceof KeysUnavailable) throw reason;
    if (!claims) throw new AppError('unauthorized');
    return claims;
  }

  private isMarked(mark: string, context: ExecutionContext): boolean {
    return this.reflector.getAllAndOverride<boolean>(mark, [context.getHandler(), context.getClass()]) ?? false;
  }
}

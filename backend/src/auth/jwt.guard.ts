import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../platform/errors/app-error.ts';
import { ADMIN_ONLY, type AuthUser, PUBLIC } from '../platform/http/decorators.ts';
import { Identities } from './identities.service.ts';
import { KeysUnavailable, TokenCheck } from './token-check.ts';

/** Guards the whole product API: closed unless a handler is public. */
@Injectable()
export class JwtGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: TokenCheck,
    private readonly identities: Identities,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.isMarked(PUBLIC, context)) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest & { user: AuthUser }>();
    const claims = await this.tokens.verify(request).catch((reason) => {
      throw reason instanceof KeysUnavailable ? reason : new AppError('unauthorized');
    });
    request.user = await this.identities.find(claims);
    if (this.isMarked(ADMIN_ONLY, context) && !request.user.isAdmin) throw new AppError('forbidden');
    return true;
  }

  private isMarked(mark: string, context: ExecutionContext): boolean {
    return this.reflector.getAllAndOverride<boolean>(mark, [context.getHandler(), context.getClass()]) ?? false;
  }
}

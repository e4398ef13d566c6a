import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors/app-error.ts';
import { ADMIN_ONLY, type AuthUser, PUBLIC } from '../../platform/http/decorators.ts';
import type { Claims } from '../model/claims.ts';
import { AdminRefusals } from './admin-refusals.ts';
import { BearerStrategy, KeysUnavailable } from './bearer.strategy.ts';
import { Identities } from './identities.ts';
import { VerifiedTokens } from './verified-tokens.ts';

/** Guards the whole product API: closed unless a handler is public. */
@Injectable()
export class JwtGuard extends AuthGuard() {
  constructor(
    strategy: BearerStrategy,
    private readonly reflector: Reflector,
    private readonly identities: Identities,
    private readonly tokens: VerifiedTokens,
    private readonly refusals: AdminRefusals,
  ) {
    super({ defaultStrategy: strategy.name, property: 'claims' });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.isMarked(PUBLIC, context)) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest & { claims: Claims; user: AuthUser }>();
    const { authorization } = request.headers;
    const known = this.tokens.find(authorization);
    if (known) request.claims = known;
    else if (await super.canActivate(context)) this.tokens.save(authorization, request.claims);
    const isForAdmins = this.isMarked(ADMIN_ONLY, context);
    request.user = await this.identities[isForAdmins ? 'findUserNow' : 'findUser'](request.claims);
    if (isForAdmins && !request.user.isAdmin) await this.refusals.record(request.user.id, request);
    if (isForAdmins) requireAdmin(request.user);
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

function requireAdmin({ isAdmin, needsFactor }: AuthUser): void {
  if (!isAdmin) throw new AppError('forbidden');
  if (needsFactor)
    throw new AppError('second_factor_required', 'Administrators need two-step sign-in. Set it up first.');
}

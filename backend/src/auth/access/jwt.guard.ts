import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors/app-error.ts';
import { ADMIN_ONLY, type AuthUser, PUBLIC } from '../../platform/http/decorators.ts';
import { SCOPE, type Scope } from '../../platform/http/scopes.ts';
import { ProgramLimits } from '../../platform/programs/program-limits.ts';
import { routedPath } from '../../platform/routing/routed-path.ts';
import type { Claims } from '../model/claims.ts';
import { AdminRefusals } from './admin-refusals.ts';
import { BearerStrategy, KeysUnavailable } from './bearer.strategy.ts';
import { Identities } from './identities.ts';
import { requireOpenTo } from './program-access.ts';
import { ProgramTokens } from './program-tokens.ts';
import { VerifiedTokens } from './verified-tokens.ts';

type GuardedRequest = FastifyRequest & { claims: Claims; user: AuthUser };

/** Guards the whole product API: closed unless a handler is public, and to programs unless it names a scope. */
@Injectable()
export class JwtGuard extends AuthGuard() {
  constructor(
    strategy: BearerStrategy,
    private readonly reflector: Reflector,
    private readonly identities: Identities,
    private readonly tokens: VerifiedTokens,
    private readonly programs: ProgramTokens,
    private readonly limits: ProgramLimits,
    private readonly refusals: AdminRefusals,
  ) {
    super({ defaultStrategy: strategy.name, property: 'claims' });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.find<boolean>(PUBLIC, context)) return true;
    const request = context.switchToHttp().getRequest<GuardedRequest>();
    request.user = (await this.findProgramUser(context, request)) ?? (await this.findSessionUser(context, request));
    return true;
  }

  override handleRequest<T>(error: unknown, claims: T | false, reason: unknown): T {
    if (error) throw error;
    if (reason instanceof KeysUnavailable) throw reason;
    if (!claims) throw new AppError('unauthorized');
    return claims;
  }

  /** Whatever else is refused counts too, and its answer says what is left. */
  private async findProgramUser(context: ExecutionContext, request: GuardedRequest): Promise<AuthUser | null> {
    const token = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const user = token ? await this.programs.findUser(token, routedPath(request)) : null;
    if (!user?.program) return user;
    await this.limits.consume(user.program, context.switchToHttp().getResponse<FastifyReply>());
    requireOpenTo(user.program, this.find<Scope>(SCOPE, context));
    return user;
  }

  private async findSessionUser(context: ExecutionContext, request: GuardedRequest): Promise<AuthUser> {
    const { authorization } = request.headers;
    const known = this.tokens.find(authorization);
    if (known) request.claims = known;
    else if (await super.canActivate(context)) this.tokens.save(authorization, request.claims);
    const isForAdmins = this.find<boolean>(ADMIN_ONLY, context) ?? false;
    const user = await this.identities[isForAdmins ? 'findUserNow' : 'findUser'](request.claims);
    if (isForAdmins && !user.isAdmin) await this.refusals.record(user.id, request);
    if (isForAdmins) requireAdmin(user);
    return user;
  }

  private find<T>(mark: string, context: ExecutionContext): T | undefined {
    return this.reflector.getAllAndOverride<T | undefined>(mark, [context.getHandler(), context.getClass()]);
  }
}

function requireAdmin({ isAdmin, needsFactor }: AuthUser): void {
  if (!isAdmin) throw new AppError('forbidden');
  if (needsFactor)
    throw new AppError('second_factor_required', 'Administrators need two-step sign-in. Set it up first.');
}

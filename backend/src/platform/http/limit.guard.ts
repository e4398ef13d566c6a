import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { type LimitDefinition, RateLimits } from '../limits/rate-limits.ts';
import type { AuthUser } from './decorators.ts';
import { networkOf } from './network.ts';

interface RouteLimit {
  limit: LimitDefinition;
  keyOf(request: FastifyRequest & { user?: AuthUser }): string;
}

const LIMIT = 'inkloom:limit';

/** Counts a request before its body is validated: what is refused later counts too. */
@Injectable()
export class LimitGuard implements CanActivate {
  constructor(
    private readonly limits: RateLimits,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { limit, keyOf } = this.reflector.get<RouteLimit>(LIMIT, context.getHandler());
    await this.limits.consume(limit, keyOf(context.switchToHttp().getRequest()));
    return true;
  }
}

const limited = (route: RouteLimit) => applyDecorators(SetMetadata(LIMIT, route), UseGuards(LimitGuard));

export const LimitedByClient = (limit: LimitDefinition) => limited({ limit, keyOf: ({ ip }) => networkOf(ip) });

/** The route must not be public. */
export const LimitedByUser = (limit: LimitDefinition) => limited({ limit, keyOf: ({ user }) => user?.id ?? '' });

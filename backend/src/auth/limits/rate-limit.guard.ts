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
import { AuthRateLimits, type RequestBucket } from './auth-rate-limits.ts';

type BucketChoice = RequestBucket | ((request: FastifyRequest) => RequestBucket);

const RATE_LIMIT = 'inkloom:auth-rate-limit';

@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly limits: AuthRateLimits,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const choice = this.reflector.get<BucketChoice>(RATE_LIMIT, context.getHandler());
    await this.limits.countRequest(typeof choice === 'function' ? choice(request) : choice, request.ip);
    return true;
  }
}

export const RateLimited = (choice: BucketChoice) =>
  applyDecorators(SetMetadata(RATE_LIMIT, choice), UseGuards(RateLimitGuard));

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
import { AuthLimits, type Bucket } from './limits.ts';

type Choice = Bucket | ((request: FastifyRequest) => Bucket);

const LIMITED = 'inkloom:auth-limit';

@Injectable()
export class LimitGuard implements CanActivate {
  constructor(
    private readonly limits: AuthLimits,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const choice = this.reflector.get<Choice>(LIMITED, context.getHandler());
    await this.limits.request(typeof choice === 'function' ? choice(request) : choice, request.ip);
    return true;
  }
}

/** Counts requests of each client in this bucket. */
export const Limited = (choice: Choice) => applyDecorators(SetMetadata(LIMITED, choice), UseGuards(LimitGuard));

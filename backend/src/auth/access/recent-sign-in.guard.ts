import { type CanActivate, type ExecutionContext, Injectable, UseGuards } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { AuthUser } from '../../platform/http/decorators.ts';
import { FreshSignIns } from '../security/fresh-sign-ins.ts';

/** Before an answer is repeated for its Idempotency-Key: that may have a secret in it, too. */
@Injectable()
export class RecentSignInGuard implements CanActivate {
  constructor(private readonly signIns: FreshSignIns) {}

  /** @throws AppError recent_sign_in_required */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.signIns.require(context.switchToHttp().getRequest<FastifyRequest & { user: AuthUser }>().user);
    return true;
  }
}

export const NeedsRecentSignIn = () => UseGuards(RecentSignInGuard);

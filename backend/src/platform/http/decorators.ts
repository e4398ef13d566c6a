import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Who asks, as the access token and the user's row say. */
export interface AuthUser {
  id: string;
  email: string;
  isAdmin: boolean;
  sessionId: string;
}

export const PUBLIC = 'inkloom:public';
export const ADMIN_ONLY = 'inkloom:admin';

/** The API is closed by default: this opens one handler or controller to strangers. */
export const Public = () => SetMetadata(PUBLIC, true);

/** Refuses everybody who is not an administrator with 403. */
export const AdminOnly = () => SetMetadata(ADMIN_ONLY, true);

/** The signed-in user; the guard has put it there. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<FastifyRequest & { user: AuthUser }>().user,
);

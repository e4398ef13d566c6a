import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Program } from './scopes.ts';

export interface AuthUser {
  id: string;
  email: string;
  isAdmin: boolean;
  /** Empty for a program. */
  sessionId: string;
  /** Null for a person. */
  program: Program | null;
  /** An administrator who needs a second factor, and whose session no second factor has raised. */
  needsFactor: boolean;
}

export const PUBLIC = 'inkloom:public';
export const ADMIN_ONLY = 'inkloom:admin';

/** The API is closed by default: this opens one handler or controller. */
export const Public = () => SetMetadata(PUBLIC, true);

export const AdminOnly = () => SetMetadata(ADMIN_ONLY, true);

export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<FastifyRequest & { user: AuthUser }>().user,
);

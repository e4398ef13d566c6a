import type { FastifyReply } from 'fastify';
import { AppError } from '../../platform/errors/app-error.ts';
import { anyScope, type Program, requireScope, type Scope } from '../../platform/http/scopes.ts';

/** @throws AppError session_required, insufficient_scope */
export function requireOpenTo(program: Program, scope: Scope | typeof anyScope | undefined): void {
  if (!scope) throw new AppError('session_required');
  if (scope !== anyScope) requireScope({ program }, scope);
}

/** As RFC 6750 and RFC 9728 have it: where to get a token, and what is wrong with this one. */
export function addChallenge(reply: FastifyReply, publicUrl: string, error: unknown, hasToken: boolean): void {
  if (!(error instanceof AppError)) return;
  if (error.code !== 'unauthorized' && error.code !== 'insufficient_scope') return;
  const parts = [`resource_metadata="${publicUrl}/.well-known/oauth-protected-resource"`];
  if (error.code === 'insufficient_scope') parts.push('error="insufficient_scope"', `scope="${error.extra.scope}"`);
  else if (hasToken) parts.push('error="invalid_token"');
  reply.header('WWW-Authenticate', `Bearer ${parts.join(', ')}`);
}

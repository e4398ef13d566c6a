import type { FastifyRequest } from 'fastify';
import { routedPath } from '../routing/routed-path.ts';
import { AppError } from './app-error.ts';

/** What assistants ask for at first; the rest as they need it (scope challenge handling, MCP's revision of 2025-11-25). */
const firstScopes = 'read design';

export type ChallengedPath = '' | '/mcp';

/** Which protected resource a request is for. */
export function challengedPath(request: FastifyRequest): ChallengedPath {
  return routedPath(request) === '/mcp' ? '/mcp' : '';
}

/** `WWW-Authenticate` of an error, as RFC 6750 and RFC 9728 have it; null where a token is not what is amiss. */
export function challengeOf(origin: string, request: FastifyRequest, error: unknown): string | null {
  if (!(error instanceof AppError)) return null;
  const path = challengedPath(request);
  if (error.code === 'insufficient_scope') return scopeChallenge(origin, path, [String(error.extra.scope)]);
  const hasToken = /^bearer /i.test(request.headers.authorization ?? '');
  return error.code === 'unauthorized' ? tokenChallenge(origin, path, hasToken) : null;
}

/** Of a 401. @param isInvalid false where there was no bearer token at all, of which RFC 6750 wants no error */
export function tokenChallenge(origin: string, path: ChallengedPath, isInvalid: boolean): string {
  const error = isInvalid ? ['error="invalid_token"'] : [];
  const scope = path === '/mcp' ? [`scope="${firstScopes}"`] : [];
  return challenge(origin, path, ...error, ...scope);
}

/** Of a 403. */
export function scopeChallenge(origin: string, path: ChallengedPath, scopes: readonly string[]): string {
  return challenge(origin, path, 'error="insufficient_scope"', `scope="${scopes.join(' ')}"`);
}

function challenge(origin: string, path: ChallengedPath, ...parts: string[]): string {
  const metadata = `resource_metadata="${origin}/.well-known/oauth-protected-resource${path}"`;
  return `Bearer ${[...parts, metadata].join(', ')}`;
}

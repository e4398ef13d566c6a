import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Client } from '../sessions/sessions.service.ts';

function requestOf(context: ExecutionContext): FastifyRequest {
  return context.switchToHttp().getRequest<FastifyRequest>();
}

export function queryText(request: FastifyRequest, name: string): string {
  const value = (request.query as Record<string, unknown>)[name];
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : '';
}

export const QueryText = createParamDecorator((name: string, context: ExecutionContext) =>
  queryText(requestOf(context), name),
);

/** Where the client asks the link of a mail to lead: by query, header or the page that it is on. */
export const RequestedRedirect = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const request = requestOf(context);
  const header = request.headers.redirect_to;
  return queryText(request, 'redirect_to') || (typeof header === 'string' && header) || (request.headers.referer ?? '');
});

export const RequestClient = createParamDecorator((_: unknown, context: ExecutionContext): Client => {
  const { ip, headers } = requestOf(context);
  return { ip, userAgent: headers['user-agent']?.slice(0, 400) ?? null };
});

import type { FastifyReply } from 'fastify';
import type { LimitDefinition } from './rate-limits.ts';

/** Says on an answer to a program what is left of a limit, as draft-ietf-httpapi-ratelimit-headers has it. */
export function sayLimit(reply: FastifyReply, limit: LimitDefinition, left: number, resetMs: number): void {
  const { name, points, seconds } = limit;
  reply.header('RateLimit-Policy', `"${name}";q=${points};w=${seconds}`);
  reply.header('RateLimit', `"${name}";r=${left};t=${Math.ceil(resetMs / 1000)}`);
}

/** Of a refusal that another limit is the reason of: what is left of this one would have the program ask again at once. */
export function forgetLimit(reply: FastifyReply): void {
  reply.removeHeader('RateLimit-Policy').removeHeader('RateLimit');
}

export const hasLimit = (reply: FastifyReply) => reply.hasHeader('RateLimit-Policy');

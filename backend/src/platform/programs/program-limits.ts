import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Program } from '../http/scopes.ts';
import { type LimitDefinition, LimitReached, RateLimits } from '../limits/rate-limits.ts';

export const requestsOfProgram: LimitDefinition = { name: 'program', points: 120, seconds: 60 };

/** How much each API key and each app may ask, beside the limits that it shares with its seller. */
@Injectable()
export class ProgramLimits {
  constructor(private readonly limits: RateLimits) {}

  /** Says on the answer what is left, as draft-ietf-httpapi-ratelimit-headers has it. @throws LimitReached */
  async consume({ id }: Program, reply: FastifyReply): Promise<void> {
    const { name, points, seconds } = requestsOfProgram;
    reply.header('RateLimit-Policy', `"${name}";q=${points};w=${seconds}`);
    try {
      const { left, resetMs } = await this.limits.use(requestsOfProgram, id);
      addLeft(reply, left, resetMs);
    } catch (error) {
      if (error instanceof LimitReached) addLeft(reply, 0, error.retryAfterMs);
      throw error;
    }
  }
}

function addLeft(reply: FastifyReply, left: number, resetMs: number): void {
  reply.header('RateLimit', `"${requestsOfProgram.name}";r=${left};t=${Math.ceil(resetMs / 1000)}`);
}
